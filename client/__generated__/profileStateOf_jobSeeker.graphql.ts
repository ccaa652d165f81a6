/**
 * @generated SignedSource<<9ddad2bc5539fb2a8169ef68836ff8fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type profileStateOf_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly " $fragmentType": "profileStateOf_jobSeeker";
};
export type profileStateOf_jobSeeker$key = {
  readonly " $data"?: profileStateOf_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileStateOf_jobSeeker">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "profileStateOf_jobSeeker"
};

(node as any).hash = "c83ffaa11f8df53781dcb919ebfca3bb";

export default node;
