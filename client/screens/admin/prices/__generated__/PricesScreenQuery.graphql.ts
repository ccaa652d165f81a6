/**
 * @generated SignedSource<<3bdc353b43bfcb5b39888b7498f921b4>>
 * @relayHash d8de71b95fbfbd2a8704f781d70e8c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cfbb38b10f81ea81e130ef6a5b79959bc42536949dba70b038ac7c5da4d1e67

import type { ConcreteRequest } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
export type PricesScreenQuery$variables = Record<PropertyKey, never>;
export type PricesScreenQuery$data = {
  readonly allPricingOptions: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
    readonly updatedAt: string;
  }>;
  readonly countries: ReadonlyArray<{
    readonly currencyCode: string;
    readonly currencyName: string;
  }>;
};
export type PricesScreenQuery = {
  response: PricesScreenQuery$data;
  variables: PricesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "concreteType": "PricingOption",
  "kind": "LinkedField",
  "name": "allPricingOptions",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurringMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencyCode",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencyName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PricesScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "PricesScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3cfbb38b10f81ea81e130ef6a5b79959bc42536949dba70b038ac7c5da4d1e67",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1d1e4dd929f0042a1c0083c6a24cdd3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
