/**
 * @generated SignedSource<<defce7b6627dceac8a55d5e9e39e3044>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChatKind = "CONTACT" | "SUPPORT";
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type useChatMembers_chat$data = {
  readonly counterpart: {
    readonly id: string;
    readonly isPremium: boolean | null | undefined;
    readonly isViewer: boolean;
    readonly name: string;
    readonly photoUri: string | null | undefined;
    readonly role: Role;
    readonly seenUpTo: number;
  } | null | undefined;
  readonly kind: ChatKind;
  readonly members: ReadonlyArray<{
    readonly id: string;
    readonly isPremium: boolean | null | undefined;
    readonly isViewer: boolean;
    readonly name: string;
    readonly photoUri: string | null | undefined;
    readonly role: Role;
    readonly seenUpTo: number;
  }>;
  readonly viewerIsAdmin: boolean;
  readonly " $fragmentType": "useChatMembers_chat";
};
export type useChatMembers_chat$key = {
  readonly " $data"?: useChatMembers_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChatMembers_chat">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "photoUri",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isPremium",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "seenUpTo",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChatMembers_chat",
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
      "kind": "ScalarField",
      "name": "viewerIsAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatMember",
      "kind": "LinkedField",
      "name": "counterpart",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "d483f3640c1399d6652112b70ec37681";

export default node;
