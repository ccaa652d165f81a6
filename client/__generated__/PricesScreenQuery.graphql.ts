/**
 * @generated SignedSource<<d21a7d6ee22a2e5b0e8ccf7d6955da97>>
 * @relayHash 5cd50511e49c5fb1f6565d1e2c013040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ee3aa5ba656c4c4a83db43641c0cc639435a488ce3d245bc94003d030ff031

import type { ConcreteRequest } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
export type PricesScreenQuery$variables = Record<PropertyKey, never>;
export type PricesScreenQuery$data = {
  readonly allPricingOptions: ReadonlyArray<{
    readonly currency: string;
    readonly databaseId: number;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
    readonly updatedAt: string;
    readonly version: string | null | undefined;
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
  "args": [
    {
      "kind": "Literal",
      "name": "withPass",
      "value": true
    }
  ],
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
  "storageKey": "allPricingOptions(withPass:true)"
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
    "id": "f7ee3aa5ba656c4c4a83db43641c0cc639435a488ce3d245bc94003d030ff031",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d44d4c4adc97ff733a3cffaaeeafd95b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
