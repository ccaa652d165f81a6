/**
 * @generated SignedSource<<0f99af99a81ee034cd99002d00c154cb>>
 * @relayHash 0133b6492b11c36b415e893f3c498d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce13dffa39ca85e3bab13dc84cf6138c7ed2043c29f567745bf3341c310eb12b

import type { ConcreteRequest } from 'relay-runtime';
export type StatusScreenQuery$variables = {
  id: number;
};
export type StatusScreenQuery$data = {
  readonly contactRequestStatus: {
    readonly databaseId: number;
    readonly description: string;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type StatusScreenQuery = {
  response: StatusScreenQuery$data;
  variables: StatusScreenQuery$variables;
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
    "concreteType": "ContactRequestStatus",
    "kind": "LinkedField",
    "name": "contactRequestStatus",
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
        "name": "description",
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
    "name": "StatusScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ce13dffa39ca85e3bab13dc84cf6138c7ed2043c29f567745bf3341c310eb12b",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "885d1aa29f9b5af4f15d09ca1a1f19a3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
