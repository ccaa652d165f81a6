/**
 * @generated SignedSource<<6e83dfa2677d51c9e5825b4fcd08041c>>
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

(node as any).hash = "aa8abc824db3329dd3583614bb1e07c1";

export default node;
