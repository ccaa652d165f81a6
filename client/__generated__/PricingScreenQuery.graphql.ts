/**
 * @generated SignedSource<<cada696c195f3482ca669bf8c4ba6fa3>>
 * @relayHash 272bec1f0a1fd4ccf213dc0c058f45b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b9d8658af15413639ba2253df67260b31c8d94300cbb43dfe9f4e65b07fdc6

import type { ConcreteRequest } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type PricingScreenQuery$variables = {
  cityId?: number | null | undefined;
  hasCity: boolean;
};
export type PricingScreenQuery$data = {
  readonly cities: ReadonlyArray<{
    readonly country: {
      readonly currencyCode: string;
    };
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly inCity?: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }>;
  readonly viewer: {
    readonly kind: ViewerKind;
    readonly pricingOptions: ReadonlyArray<{
      readonly currency: string;
      readonly id: string;
      readonly price: number;
      readonly recurringMode: RecurringMode;
    }>;
  };
};
export type PricingScreenQuery = {
  response: PricingScreenQuery$data;
  variables: PricingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cityId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasCity"
  }
],
v1 = {
  "kind": "Literal",
  "name": "withPass",
  "value": true
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
  }
],
v4 = {
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
    },
    {
      "alias": null,
      "args": [
        (v1/*:: as any*/)
      ],
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "pricingOptions",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": "pricingOptions(withPass:true)"
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencyCode",
  "storageKey": null
},
v8 = {
  "condition": "hasCity",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "inCity",
      "args": [
        {
          "kind": "Variable",
          "name": "cityId",
          "variableName": "cityId"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "pricingOptions",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PricingScreenQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "City",
        "kind": "LinkedField",
        "name": "cities",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "country",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PricingScreenQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "City",
        "kind": "LinkedField",
        "name": "cities",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "country",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ]
  },
  "params": {
    "id": "84b9d8658af15413639ba2253df67260b31c8d94300cbb43dfe9f4e65b07fdc6",
    "metadata": {},
    "name": "PricingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89417c32c57b5357e236037f17a1901a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
