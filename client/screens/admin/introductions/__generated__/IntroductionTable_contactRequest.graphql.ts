/**
 * @generated SignedSource<<2f01fd34a9915e5fc3929ba090003e18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IntroductionTable_contactRequest$data = {
  readonly chat: {
    readonly databaseId: number;
  } | null | undefined;
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly employer: {
    readonly isPremium: boolean | null | undefined;
  } | null | undefined;
  readonly employerName: string;
  readonly id: string;
  readonly isPending: boolean;
  readonly jobSeeker: {
    readonly city: {
      readonly name: string;
    } | null | undefined;
    readonly job: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly jobSeekerName: string;
  readonly viewerCanActivate: boolean;
  readonly " $fragmentType": "IntroductionTable_contactRequest";
};
export type IntroductionTable_contactRequest$key = {
  readonly " $data"?: IntroductionTable_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntroductionTable_contactRequest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "IntroductionTable_contactRequest"
};

(node as any).hash = "c0dc897ed346fdaa9d5b1e82a936d6f5";

export default node;
