/**
 * @generated SignedSource<<9a4844dc922255e753036f1982748ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProfilePart = "ABOUT" | "AVAILABILITY" | "GENERAL" | "JOB" | "LOCATION" | "PICTURE" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type profileParts_jobSeeker$data = {
  readonly strength: {
    readonly missing: ReadonlyArray<ProfilePart>;
  } | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly " $fragmentType": "profileParts_jobSeeker";
};
export type profileParts_jobSeeker$key = {
  readonly " $data"?: profileParts_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"profileParts_jobSeeker">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "profileParts_jobSeeker"
};

(node as any).hash = "5d3d436489432f003bd3a921d8b218ff";

export default node;
