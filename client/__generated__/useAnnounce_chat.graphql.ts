/**
 * @generated SignedSource<<1ebdcaeb855b8c7fcd365d7b7e3b0ad4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MessageType = "DOCUMENT" | "IMAGE" | "TEXT";
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type useAnnounce_chat$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly lastMessage: {
    readonly createdAt: string;
    readonly databaseId: number;
    readonly text: string | null | undefined;
    readonly type: MessageType;
    readonly user: {
      readonly id: string;
      readonly isViewer: boolean;
      readonly name: string;
      readonly role: Role;
    };
    readonly " $fragmentSpreads": FragmentRefs<"speakMessage_message">;
  } | null | undefined;
  readonly unread: boolean;
  readonly viewerIsAdmin: boolean;
  readonly " $fragmentType": "useAnnounce_chat";
};
export type useAnnounce_chat$key = {
  readonly " $data"?: useAnnounce_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAnnounce_chat">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAnnounce_chat"
};

(node as any).hash = "ab858db801a936de6ec87760beb553e8";

export default node;
