/**
 * @generated SignedSource<<2cf44845c94b75ad8a974a33cdeba835>>
 * @relayHash b476766959f48a540d438a155cb847c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aedd6ae94b29189cd74e51b0880eb8b1cd1427a6a28b54e6ce6a1341783ee5a

import type { ConcreteRequest } from 'relay-runtime';
export type BillingDetailsButtonQuery$variables = {
  id: string;
};
export type BillingDetailsButtonQuery$data = {
  readonly node: {
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
    } | null | undefined;
  } | null | undefined;
};
export type BillingDetailsButtonQuery = {
  response: BillingDetailsButtonQuery$data;
  variables: BillingDetailsButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillingDetails",
      "kind": "LinkedField",
      "name": "billingDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BillingDetailsButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "employer"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BillingDetailsButtonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "0aedd6ae94b29189cd74e51b0880eb8b1cd1427a6a28b54e6ce6a1341783ee5a",
    "metadata": {},
    "name": "BillingDetailsButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48f568499e8c664b3eef1d98b6bba9f0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
