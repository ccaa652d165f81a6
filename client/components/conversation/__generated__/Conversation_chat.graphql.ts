/**
 * @generated SignedSource<<3d137ab898c36087c39f6857a0d68f70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatKind = "CONTACT" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type Conversation_chat$data = {
  readonly id: string;
  readonly isRead: boolean;
  readonly kind: ChatKind;
  readonly viewerCanMessage: boolean;
  readonly viewerHasBlocked: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChatComposer_chat" | "ChatHeader_chat" | "useChatMembers_chat">;
  readonly " $fragmentType": "Conversation_chat";
};
export type Conversation_chat$key = {
  readonly " $data"?: Conversation_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversation_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conversation_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasBlocked",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatHeader_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatComposer_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChatMembers_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "150a6b47eecfa32a28a7dfb20f75e1f1";

export default node;
