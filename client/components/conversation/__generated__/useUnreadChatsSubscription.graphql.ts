/**
 * @generated SignedSource<<682cc3ed932ea128a2a90d0f610835ce>>
 * @relayHash 7d3b65d9a8d870a08ef15ea8f9db4010
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7140b6aedc79d289ecd98ae183d7d9fe656e37c2ec314a99feae480be516f0c3

import type { ConcreteRequest } from 'relay-runtime';
export type useUnreadChatsSubscription$variables = Record<PropertyKey, never>;
export type useUnreadChatsSubscription$data = {
  readonly inbox: {
    readonly chat: {
      readonly id: string;
      readonly unread: boolean;
    };
  };
};
export type useUnreadChatsSubscription = {
  response: useUnreadChatsSubscription$data;
  variables: useUnreadChatsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboxChange",
    "kind": "LinkedField",
    "name": "inbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Chat",
        "kind": "LinkedField",
        "name": "chat",
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
            "name": "unread",
            "storageKey": null
          }
        ],
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
    "name": "useUnreadChatsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnreadChatsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7140b6aedc79d289ecd98ae183d7d9fe656e37c2ec314a99feae480be516f0c3",
    "metadata": {},
    "name": "useUnreadChatsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "96b15f8c4030450d4bbe79353f2b192b";

export default node;
