/**
 * @generated SignedSource<<569385dc844675182965abafcbdb6447>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatKind = "CONTACT" | "SUPPORT";
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type AdminChatAside_chat$data = {
  readonly inquiries: {
    readonly edges: ReadonlyArray<{
      readonly __typename: "ContactRequestEdge";
    }>;
  };
  readonly kind: ChatKind;
  readonly members: ReadonlyArray<{
    readonly name: string;
    readonly role: Role;
    readonly userDatabaseId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OtherInquiries_chat" | "ShareLinks_chat">;
  readonly " $fragmentType": "AdminChatAside_chat";
};
export type AdminChatAside_chat$key = {
  readonly " $data"?: AdminChatAside_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminChatAside_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminChatAside_chat",
  "selections": [
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
      "concreteType": "ChatMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userDatabaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "inquiries",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ContactRequestConnection",
      "kind": "LinkedField",
      "name": "pendingIntroductions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactRequestEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pendingIntroductions(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLinks_chat"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherInquiries_chat"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "5b2863d93f17c60af846620c5e389b42";

export default node;
