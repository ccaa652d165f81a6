/**
 * @generated SignedSource<<8e3d3157a4bcabd180b7fbc5a648ce59>>
 * @relayHash 6b0fb83f8318634d78e3deefb4cd4a2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bca25a125fb97de2085a4be9a8e2576f2183345b9d77a17fb8b0804b99ece6a8

import type { ConcreteRequest } from 'relay-runtime';
export type useSubscriptionChangesSubscription$variables = Record<PropertyKey, never>;
export type useSubscriptionChangesSubscription$data = {
  readonly viewerSubscriptionChanged: {
    readonly subscription: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useSubscriptionChangesSubscription = {
  response: useSubscriptionChangesSubscription$data;
  variables: useSubscriptionChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SubscriptionChange",
    "kind": "LinkedField",
    "name": "viewerSubscriptionChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmployerSubscription",
        "kind": "LinkedField",
        "name": "subscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useSubscriptionChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSubscriptionChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bca25a125fb97de2085a4be9a8e2576f2183345b9d77a17fb8b0804b99ece6a8",
    "metadata": {},
    "name": "useSubscriptionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6170f17c56dee6d2482353aec4bacf37";

export default node;
