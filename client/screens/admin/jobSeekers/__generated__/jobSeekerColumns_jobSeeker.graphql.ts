/**
 * @generated SignedSource<<7a3716d0d946a78ff1a9cfd2afb066af>>
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
  readonly experience: {
    readonly name: string;
  } | null | undefined;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly minRate: number | null | undefined;
  readonly myChatWithAdmin: {
    readonly unread: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
  } | null | undefined;
  readonly name: string;
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

(node as any).hash = "9b2a53e2ab11c254c9373d7a818b177b";

export default node;
