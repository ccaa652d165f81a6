/**
 * @generated SignedSource<<688f73c4ef0d2451a9b0dfbdf3c7a4c6>>
 * @relayHash 18a98e01538288ba4c3d22479224bdab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b923f69a881b505d6b6049c72cd29c5db1e071226f9ae8323abd66288bf9faa

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplatesQuery$variables = Record<PropertyKey, never>;
export type EmailTemplatesQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }>;
};
export type EmailTemplatesQuery = {
  response: EmailTemplatesQuery$data;
  variables: EmailTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EmailTemplate",
    "kind": "LinkedField",
    "name": "emailTemplates",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailTemplatesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailTemplatesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4b923f69a881b505d6b6049c72cd29c5db1e071226f9ae8323abd66288bf9faa",
    "metadata": {},
    "name": "EmailTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31e62292f002e4c1b2a9e0acb8db765a";

export default node;
