/**
 * @generated SignedSource<<eb01f9e7c24611fd94eb674bfac02577>>
 * @relayHash 99807595ac1da71feea475fc15781fe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f7fa18fb26d8c1d16940d8c3eaa4d5673482e9cb3e641584981fdac566e5c3

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type CreatePasswordScreenQuery$variables = Record<PropertyKey, never>;
export type CreatePasswordScreenQuery$data = {
  readonly outboxPath: string | null | undefined;
  readonly viewer: {
    readonly contactPrefill: {
      readonly email: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly kind: ViewerKind;
  };
};
export type CreatePasswordScreenQuery = {
  response: CreatePasswordScreenQuery$data;
  variables: CreatePasswordScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
            "name": "name",
            "storageKey": null
          },
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
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "outboxPath",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreatePasswordScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreatePasswordScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "97f7fa18fb26d8c1d16940d8c3eaa4d5673482e9cb3e641584981fdac566e5c3",
    "metadata": {},
    "name": "CreatePasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f991a68a83b24debb2d514fb45529a1d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
