/**
 * @generated SignedSource<<57598bf1b821d100c6f6d144c7fe07bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MessageType = "DOCUMENT" | "IMAGE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type ContactRequestTable_contactRequest$data = {
  readonly chat: {
    readonly databaseId: number;
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
  readonly " $fragmentSpreads": FragmentRefs<"ContactRequestDetails_contactRequest" | "RequestPeople_contactRequest" | "RequestStatus_contactRequest">;
  readonly " $fragmentType": "ContactRequestTable_contactRequest";
};
export type ContactRequestTable_contactRequest$key = {
  readonly " $data"?: ContactRequestTable_contactRequest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRequestTable_contactRequest">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ContactRequestTable_contactRequest"
};

(node as any).hash = "e08eac37002cc154a44f618aefb09ce0";

export default node;
