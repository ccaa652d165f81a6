/**
 * @generated SignedSource<<527dc6b1e776a07a561ae316ee28135d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MessageType = "DOCUMENT" | "IMAGE" | "TEXT";
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type speakMessage_message$data = {
  readonly databaseId: number;
  readonly text: string | null | undefined;
  readonly type: MessageType;
  readonly user: {
    readonly isViewer: boolean;
    readonly name: string;
    readonly role: Role;
  };
  readonly " $fragmentType": "speakMessage_message";
};
export type speakMessage_message$key = {
  readonly " $data"?: speakMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"speakMessage_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "speakMessage_message"
};

(node as any).hash = "98f77a02c559b4d28e33fb9be1fa4c4d";

export default node;
