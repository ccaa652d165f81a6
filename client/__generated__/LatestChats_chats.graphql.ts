/**
 * @generated SignedSource<<c32cd48d9391ade17186e9b17a412808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestChats_chats$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly databaseId: number;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChatListEntry_chat">;
    };
  }>;
  readonly " $fragmentType": "LatestChats_chats";
};
export type LatestChats_chats$key = {
  readonly " $data"?: LatestChats_chats$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestChats_chats">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestChats_chats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "databaseId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChatListEntry_chat"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatConnection",
  "abstractKey": null
};

(node as any).hash = "2d28132ef7d111f2c031a41cb04f0a8c";

export default node;
