/**
 * @generated SignedSource<<d0590731d455d3ff1b6048c0a1e3615a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MessageType = "DOCUMENT" | "IMAGE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type contactRequestColumns_contactRequest$data = {
  readonly chat: {
    readonly lastMessage: {
      readonly text: string | null | undefined;
      readonly type: MessageType;
      readonly user: {
        readonly name: string;
      };
    } | null | undefined;
    readonly unread: boolean;
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

(node as any).hash = "04631ff00468fef345b48a437ed11d61";

export default node;
