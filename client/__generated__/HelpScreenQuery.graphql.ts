/**
 * @generated SignedSource<<d12cf05efa0ec5721a975c6b26feb124>>
 * @relayHash 7a307ac4b291492f0489b6518f757bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec3451031db7d3a9719ecae10e8f28df60775f668805713b0d44367424ce211

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type HelpScreenQuery$variables = Record<PropertyKey, never>;
export type HelpScreenQuery$data = {
  readonly viewer: {
    readonly kind: ViewerKind;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WriteToUs_query">;
};
export type HelpScreenQuery = {
  response: HelpScreenQuery$data;
  variables: HelpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "kind",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HelpScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WriteToUs_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HelpScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentSetup",
        "kind": "LinkedField",
        "name": "paymentSetup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "supportEmail",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6ec3451031db7d3a9719ecae10e8f28df60775f668805713b0d44367424ce211",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf9a6d287eccafe83ac5067c7e727d36";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
