/**
 * @generated SignedSource<<9cb621954f95a0899583e1d17ccf3092>>
 * @relayHash 376fb81c0d3e5848f4926046cc0660dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d5b6623cf6878c34ddf176847279ba67623b9a003b714e5fa44d5c13932a8e4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentForm = "CHECKOUT" | "ELEMENTS" | "OWN_FORM";
export type PaymentMode = "NONE" | "SANDBOX" | "STRIPE";
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
export type PaymentFormQuery$variables = {
  cityId?: number | null | undefined;
};
export type PaymentFormQuery$data = {
  readonly paymentSetup: {
    readonly browserBase: string;
    readonly form: PaymentForm;
    readonly mode: PaymentMode;
    readonly publishableKey: string;
    readonly supportEmail: string;
  };
  readonly pricingOptions: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentTerms_option">;
  }>;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentTerms_viewer">;
  };
};
export type PaymentFormQuery = {
  response: PaymentFormQuery$data;
  variables: PaymentFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cityId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cityId",
    "variableName": "cityId"
  },
  {
    "kind": "Literal",
    "name": "withPass",
    "value": true
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recurringMode",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v7 = {
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishableKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browserBase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PricingOption",
        "kind": "LinkedField",
        "name": "pricingOptions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaymentTerms_option"
          }
        ],
        "storageKey": null
      },
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
            "name": "PaymentTerms_viewer"
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PricingOption",
        "kind": "LinkedField",
        "name": "pricingOptions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "renewsAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ContactPrefill",
            "kind": "LinkedField",
            "name": "contactPrefill",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "2d5b6623cf6878c34ddf176847279ba67623b9a003b714e5fa44d5c13932a8e4",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41e6825dc63781080b33c8a6c21aa2fc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
