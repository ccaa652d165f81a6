/**
 * @generated SignedSource<<ca616a7825da2db74eb8257963759515>>
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
    readonly photoUri: string | null | undefined;
  } | null | undefined;
  readonly jobSeeker: {
    readonly active: boolean | null | undefined;
    readonly city: {
      readonly name: string;
    } | null | undefined;
    readonly databaseId: number;
    readonly name: string;
    readonly photoUri: string | null | undefined;
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

(node as any).hash = "07180c909522ff7b79d9ff99835983a3";

export default node;
