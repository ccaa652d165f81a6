/**
 * @generated SignedSource<<88d391a9ef305ca3373b39d727549a55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ADMIN" | "ROLE_CANDIDATE" | "ROLE_EMPLOYER";
import type { FragmentRefs } from "relay-runtime";
export type useSeenMarks_chat$data = {
  readonly counterpart: {
    readonly isViewer: boolean;
    readonly role: Role;
    readonly seenUpTo: number;
  } | null | undefined;
  readonly members: ReadonlyArray<{
    readonly isViewer: boolean;
    readonly role: Role;
    readonly seenUpTo: number;
  }>;
  readonly " $fragmentType": "useSeenMarks_chat";
};
export type useSeenMarks_chat$key = {
  readonly " $data"?: useSeenMarks_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenMarks_chat">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "useSeenMarks_chat",
  "selections": [
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

(node as any).hash = "685abc91563c9f4139a8599f1446dc58";

export default node;
