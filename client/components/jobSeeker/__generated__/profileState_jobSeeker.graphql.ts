/**
 * @generated SignedSource<<c9099b4cf3eb7c2c9d3c23f7cb610a2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type profileState_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly " $fragmentType": "profileState_jobSeeker";
};
export type profileState_jobSeeker$key = {
  readonly " $data"?: profileState_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileState_jobSeeker">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "profileState_jobSeeker"
};

(node as any).hash = "49a94e1e270f0b5ef28e91e446a080d7";

export default node;
