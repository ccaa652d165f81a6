/**
 * @generated SignedSource<<ee5a2bdf407877ebfd4f9064640383f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type reviewed_review$data = {
  readonly isNew: boolean;
  readonly jobOffer: {
    readonly city: {
      readonly name: string;
    };
    readonly databaseId: number;
    readonly employerName: string;
    readonly job: {
      readonly name: string;
    };
  } | null | undefined;
  readonly jobSeeker: {
    readonly active: boolean | null | undefined;
    readonly city: {
      readonly name: string;
    } | null | undefined;
    readonly databaseId: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"jobSeekerPath_jobSeeker">;
  } | null | undefined;
  readonly " $fragmentType": "reviewed_review";
};
export type reviewed_review$key = {
  readonly " $data"?: reviewed_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewed_review">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "reviewed_review"
};

(node as any).hash = "d5c669fd5d3dbb3e92c8e9ded4ebc595";

export default node;
