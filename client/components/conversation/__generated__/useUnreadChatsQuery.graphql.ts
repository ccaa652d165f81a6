/**
 * @generated SignedSource<<3670255a8e921a8def6aae859e53541f>>
 * @relayHash be23c09e566f755aa9cc383cd91bba22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccc0bc863b5de9fe26f8405d7e7112ebbbe5d80a84e46262b589992339a1d79b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadChatsQuery$variables = Record<PropertyKey, never>;
export type useUnreadChatsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useUnreadChats_viewer">;
  };
};
export type useUnreadChatsQuery = {
  response: useUnreadChatsQuery$data;
  variables: useUnreadChatsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnreadChatsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useUnreadChats_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadChatsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadChatCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ccc0bc863b5de9fe26f8405d7e7112ebbbe5d80a84e46262b589992339a1d79b",
    "metadata": {},
    "name": "useUnreadChatsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "acd9c9c846b0452825d0bdc5218aa43d";

export default node;
