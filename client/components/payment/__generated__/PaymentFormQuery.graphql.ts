/**
 * @generated SignedSource<<386e977c070bd4ea5fc6aa51c661f832>>
 * @relayHash 5de43bc6e3a1fc997c788f1e9ea2841d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc5857f670095d22138c4486b7f4e89a2c0917dddeaaaca1132027452920fd9

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentForm = "CHECKOUT" | "OWN_FORM";
export type PaymentMode = "NONE" | "SANDBOX" | "STRIPE";
export type RecurringMode = "MONTHLY" | "YEARLY";
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
    "id": "efc5857f670095d22138c4486b7f4e89a2c0917dddeaaaca1132027452920fd9",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eabc925f0d56e8158b26c605b07e1968";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
