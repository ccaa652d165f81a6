/**
 * @generated SignedSource<<9f9ac86cefb9d0db9dd41570fb4864d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactRequestColumns_contactRequest$data = {
  readonly chat: {
    readonly unread: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
  } | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly employer: {
    readonly isPremium: boolean | null | undefined;
  } | null | undefined;
  readonly employerName: string;
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
  readonly " $fragmentSpreads": FragmentRefs<"RequestStatus_contactRequest">;
  readonly " $fragmentType": "contactRequestColumns_contactRequest";
};
export type contactRequestColumns_contactRequest$key = {
  readonly " $data"?: contactRequestColumns_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactRequestColumns_contactRequest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactRequestColumns_contactRequest"
};

(node as any).hash = "f774b1e0f3ef68379dadbc8a9fe1d627";

export default node;
