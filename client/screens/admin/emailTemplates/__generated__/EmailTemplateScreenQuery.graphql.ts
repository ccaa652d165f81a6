/**
 * @generated SignedSource<<3b537caa93c206666ef6c0b5b151af8b>>
 * @relayHash ac5bd16921798f53d6f52b8dc97cc99b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f44e48e4bb38c9426e4c9ae914c9a3c8e821a3348b5c08e80fae3dbf52dd74d

import type { ConcreteRequest } from 'relay-runtime';
export type EmailTemplateScreenQuery$variables = {
  id: number;
};
export type EmailTemplateScreenQuery$data = {
  readonly emailTemplate: {
    readonly id: string;
    readonly name: string;
    readonly text: string;
  } | null | undefined;
};
export type EmailTemplateScreenQuery = {
  response: EmailTemplateScreenQuery$data;
  variables: EmailTemplateScreenQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "EmailTemplate",
    "kind": "LinkedField",
    "name": "emailTemplate",
    "plural": false,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EmailTemplateScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailTemplateScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f44e48e4bb38c9426e4c9ae914c9a3c8e821a3348b5c08e80fae3dbf52dd74d",
    "metadata": {},
    "name": "EmailTemplateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "803070529c783207623e742a02668e5d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
