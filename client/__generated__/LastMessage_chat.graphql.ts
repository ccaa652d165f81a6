/**
 * @generated SignedSource<<545e0f32d1cc0ba6ad431228706e2af6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MessageType = "DOCUMENT" | "IMAGE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type LastMessage_chat$data = {
  readonly lastMessage: {
    readonly text: string | null | undefined;
    readonly type: MessageType;
    readonly user: {
      readonly name: string;
    };
  } | null | undefined;
  readonly unread: boolean;
  readonly " $fragmentType": "LastMessage_chat";
};
export type LastMessage_chat$key = {
  readonly " $data"?: LastMessage_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastMessage_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastMessage_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChatMember",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "bdb307a7e7b5ea0fe465e6288ab49b85";

export default node;
