/**
 * @generated SignedSource<<04c6c2f3133d9ca32a095865fb6674cf>>
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
    readonly userDatabaseId: number;
  }>;
  readonly viewerIsAdmin: boolean;
  readonly " $fragmentType": "useChatMembers_chat";
};
export type useChatMembers_chat$key = {
  readonly " $data"?: useChatMembers_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChatMembers_chat">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoUri",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPremium",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seenUpTo",
  "storageKey": null
};
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userDatabaseId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};
})();

(node as any).hash = "4d006d643cec91215eca721a3c735b4b";

export default node;
