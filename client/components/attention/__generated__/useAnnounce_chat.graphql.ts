/**
 * @generated SignedSource<<543a7f72182fe0522d1cef7f2bcba850>>
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

(node as any).hash = "11df925bdc19c45480b2a90aeb35065d";

export default node;
