/**
 * @generated SignedSource<<2991d2a33bcafbae4d51c42ee2f97122>>
 * @relayHash 3e248e5d775ec18016a58edf4f5085e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1a37ce08a467e3f3de339fbd278a1a1b856c18c2c6b4ed897b8f31f64aadc6c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevelopersScreenQuery$variables = Record<PropertyKey, never>;
export type DevelopersScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MakeKey_query">;
};
export type DevelopersScreenQuery = {
  response: DevelopersScreenQuery$data;
  variables: DevelopersScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DevelopersScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MakeKey_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevelopersScreenQuery",
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
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DemoAccount",
        "kind": "LinkedField",
        "name": "demoAccounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "password",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPremium",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f1a37ce08a467e3f3de339fbd278a1a1b856c18c2c6b4ed897b8f31f64aadc6c",
    "metadata": {},
    "name": "DevelopersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d0ca37f1fbc4a768b1947efa5458eb9a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
