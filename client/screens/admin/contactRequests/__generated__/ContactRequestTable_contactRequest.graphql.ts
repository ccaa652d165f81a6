/**
 * @generated SignedSource<<4c3cd7e82d66013ee5802fd3d4bea7af>>
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
  } | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
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
  readonly status: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRequestDetails_contactRequest">;
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

(node as any).hash = "46a9287f130b4738838742e4eb4c9f62";

export default node;
