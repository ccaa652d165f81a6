/**
 * @generated SignedSource<<074c62b9eab93237f03acca265245018>>
 * @relayHash a8461ea28d661e5ff12df728dfa4eb6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad0276ca859f56fc9dc3dc6e4d13de47637b350620b32319b2e498c08e7485d

import type { ConcreteRequest } from 'relay-runtime';
export type UnreadChatsLiveQuery$variables = Record<PropertyKey, never>;
export type UnreadChatsLiveQuery$data = {
  readonly viewer: {
    readonly unreadChatCount: number;
  };
};
export type UnreadChatsLiveQuery = {
  response: UnreadChatsLiveQuery$data;
  variables: UnreadChatsLiveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnreadChatsLiveQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnreadChatsLiveQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7ad0276ca859f56fc9dc3dc6e4d13de47637b350620b32319b2e498c08e7485d",
    "metadata": {},
    "name": "UnreadChatsLiveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d7078c62ff4ef1971d16b5bddf3d2ef";

export default node;
