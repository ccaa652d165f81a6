/**
 * @generated SignedSource<<f5ca1bfc1987d46fc095b1798539ca1c>>
 * @relayHash 95fce03e6b646de3d95bc8615dac8180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb7dcca74e85ed87e7aee412f73d109ea203da2637a89543ae03f5158dfded6

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplatesScreenQuery$variables = Record<PropertyKey, never>;
export type EmailTemplatesScreenQuery$data = {
  readonly emailTemplates: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }>;
};
export type EmailTemplatesScreenQuery = {
  response: EmailTemplatesScreenQuery$data;
  variables: EmailTemplatesScreenQuery$variables;
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
        "name": "databaseId",
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
    "name": "EmailTemplatesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmailTemplatesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0eb7dcca74e85ed87e7aee412f73d109ea203da2637a89543ae03f5158dfded6",
    "metadata": {},
    "name": "EmailTemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e5d237ed2a7e47ffb4d2c6a882b9dae";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
