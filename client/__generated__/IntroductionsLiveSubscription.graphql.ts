/**
 * @generated SignedSource<<e2e170094ffa2d22ca8852e254b9c1fb>>
 * @relayHash 4200405cb3c2a04d9ca3d2c0f520fde6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec09373fc9307a07788e4b6c103aa3cde455fa3f795870c71006e6a40cec2972

import type { ConcreteRequest } from 'relay-runtime';
export type IntroductionsLiveSubscription$variables = Record<PropertyKey, never>;
export type IntroductionsLiveSubscription$data = {
  readonly introductions: {
    readonly contactRequest: {
      readonly id: string;
      readonly isPending: boolean;
    };
  };
};
export type IntroductionsLiveSubscription = {
  response: IntroductionsLiveSubscription$data;
  variables: IntroductionsLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "IntroductionChange",
    "kind": "LinkedField",
    "name": "introductions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContactRequest",
        "kind": "LinkedField",
        "name": "contactRequest",
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
            "name": "isPending",
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
    "name": "IntroductionsLiveSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntroductionsLiveSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ec09373fc9307a07788e4b6c103aa3cde455fa3f795870c71006e6a40cec2972",
    "metadata": {},
    "name": "IntroductionsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1b8dcfd0726db8e5b2f57fb2e7b08777";

export default node;
