/**
 * @generated SignedSource<<9337b86de8a58ed26f171e20dff0c4e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type jobSeekerColumns_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly emailVerifiedAt: string | null | undefined;
  readonly experience: {
    readonly name: string;
  } | null | undefined;
  readonly identityCheckedAt: string | null | undefined;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly minRate: number | null | undefined;
  readonly myChatWithAdmin: {
    readonly unread: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
  } | null | undefined;
  readonly name: string;
  readonly phoneVerifiedAt: string | null | undefined;
  readonly updated: boolean | null | undefined;
  readonly " $fragmentType": "jobSeekerColumns_jobSeeker";
};
export type jobSeekerColumns_jobSeeker$key = {
  readonly " $data"?: jobSeekerColumns_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"jobSeekerColumns_jobSeeker">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "jobSeekerColumns_jobSeeker"
};

(node as any).hash = "fabc0b1a2ab0f9ebedf8110b6bac3e0f";

export default node;
