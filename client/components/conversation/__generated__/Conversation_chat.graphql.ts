/**
 * @generated SignedSource<<2af3788735ce9d5b65a102600cbdfc8c>>
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
  readonly kind: ChatKind;
  readonly viewerCanMessage: boolean;
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

(node as any).hash = "c6f341fb70c6a4a5f46f05922741fd4c";

export default node;
