/**
 * @generated SignedSource<<82dbf3404c82c7d439f012f43374193d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type verifiedFacts_user$data = {
  readonly emailVerifiedAt: string | null | undefined;
  readonly identityCheckedAt: string | null | undefined;
  readonly phoneVerifiedAt: string | null | undefined;
  readonly " $fragmentType": "verifiedFacts_user";
};
export type verifiedFacts_user$key = {
  readonly " $data"?: verifiedFacts_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"verifiedFacts_user">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "verifiedFacts_user"
};

(node as any).hash = "456f1ff25f16191b58e2505f615f8a0e";

export default node;
