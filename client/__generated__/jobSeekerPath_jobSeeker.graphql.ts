/**
 * @generated SignedSource<<b7eab1dfb5b8468e4c22b16d2031f3ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type jobSeekerPath_jobSeeker$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly databaseId: number;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "jobSeekerPath_jobSeeker";
};
export type jobSeekerPath_jobSeeker$key = {
  readonly " $data"?: jobSeekerPath_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "jobSeekerPath_jobSeeker"
};

(node as any).hash = "8a8b77fc7b2bea2034b0e72158b129cc";

export default node;
