/**
 * @generated SignedSource<<bf913e3b704fa7080654ad5d714c8fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type action_failure$data = {
  readonly __typename: string;
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly reason?: string | null | undefined;
  readonly " $fragmentType": "action_failure";
};
export type action_failure$key = {
  readonly " $data"?: action_failure$data;
  readonly " $fragmentSpreads": FragmentRefs<"action_failure">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "action_failure"
};

(node as any).hash = "632dd129605eacef4c4e9609d8a5b8bc";

export default node;
