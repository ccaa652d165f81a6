/**
 * @generated SignedSource<<931234ea099033b77546d277ebe4b084>>
 * @relayHash b63e734b5c9d49e03b773131dd1c6b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b102533661be3682ef2a2a6ed64759dfb6eb58d4a84843d94f71dcbe0faa4d4b

import type { ConcreteRequest } from 'relay-runtime';
export type BillingDetailsDialogQuery$variables = Record<PropertyKey, never>;
export type BillingDetailsDialogQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly employer: {
        readonly billingDetails: {
          readonly city: string | null | undefined;
          readonly company: string | null | undefined;
          readonly country: string | null | undefined;
          readonly line1: string | null | undefined;
          readonly line2: string | null | undefined;
          readonly postalCode: string | null | undefined;
          readonly taxNumber: string | null | undefined;
        } | null | undefined;
        readonly company: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type BillingDetailsDialogQuery = {
  response: BillingDetailsDialogQuery$data;
  variables: BillingDetailsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v1 = {
  "kind": "InlineFragment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BillingDetails",
      "kind": "LinkedField",
      "name": "billingDetails",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BillingDetailsDialogQuery",
    "selections": [
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "fragment": (v1/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "employer"
              }
            ],
            "storageKey": null
          }
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
    "name": "BillingDetailsDialogQuery",
    "selections": [
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "b102533661be3682ef2a2a6ed64759dfb6eb58d4a84843d94f71dcbe0faa4d4b",
    "metadata": {},
    "name": "BillingDetailsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ecc0364ec1336215d10939a2f2663e4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
