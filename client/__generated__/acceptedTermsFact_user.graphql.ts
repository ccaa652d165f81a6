/**
 * @generated SignedSource<<71ed3ffd8dc1e7065cfdf5e8d5d82aa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type acceptedTermsFact_user$data = {
  readonly termsAcceptedAt: string | null | undefined;
  readonly termsVersion: string | null | undefined;
  readonly " $fragmentType": "acceptedTermsFact_user";
};
export type acceptedTermsFact_user$key = {
  readonly " $data"?: acceptedTermsFact_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"acceptedTermsFact_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "acceptedTermsFact_user"
};

(node as any).hash = "35e1197048140cd04ad92e2f37b7e6b2";

export default node;
