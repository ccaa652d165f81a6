/**
 * @generated SignedSource<<b5c1da40189c15609a301bfc08145b6c>>
 * @relayHash 84dfed0709718097eaf6896ca94dd153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be4e35e7158ece664b5a6c6e6efeb883f84b3bf171446dc98d4a9e88a6c7aaa

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMode = "NONE" | "SANDBOX" | "STRIPE";
export type RecurringMode = "MONTHLY" | "YEARLY";
export type PaymentFormQuery$variables = {
  cityId?: number | null | undefined;
};
export type PaymentFormQuery$data = {
  readonly paymentSetup: {
    readonly browserBase: string;
    readonly mode: PaymentMode;
    readonly publishableKey: string;
    readonly supportEmail: string;
  };
  readonly pricingOptions: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }>;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cityId",
        "variableName": "cityId"
      }
    ],
    "concreteType": "PricingOption",
    "kind": "LinkedField",
    "name": "pricingOptions",
    "plural": true,
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
    "storageKey": null
  },
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
        "name": "mode",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PaymentFormQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentFormQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9be4e35e7158ece664b5a6c6e6efeb883f84b3bf171446dc98d4a9e88a6c7aaa",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e45db2c607ac46c33874af67692d86b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
