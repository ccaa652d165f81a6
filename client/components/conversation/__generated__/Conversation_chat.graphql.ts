/**
 * @generated SignedSource<<4dccd6b4226f51697624d15b9cb59290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conversation_chat$data = {
  readonly id: string;
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

(node as any).hash = "bd4df27eb3bdbdc77267feabac5eb289";

export default node;
