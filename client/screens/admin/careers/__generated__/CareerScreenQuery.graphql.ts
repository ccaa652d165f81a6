/**
 * @generated SignedSource<<bb05cd39df039e21b5b954da0b8d8d8d>>
 * @relayHash df55334e0ab656149edb6ca6cd26385c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f788515fef208afccb4d372a87536eaab41702521ed09dff861fbb24aa4dbb

import type { ConcreteRequest } from 'relay-runtime';
export type CareerScreenQuery$variables = {
  id: number;
};
export type CareerScreenQuery$data = {
  readonly career: {
    readonly description: string;
    readonly id: string;
    readonly subTitle: string;
    readonly title: string;
  } | null | undefined;
};
export type CareerScreenQuery = {
  response: CareerScreenQuery$data;
  variables: CareerScreenQuery$variables;
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
    "concreteType": "Career",
    "kind": "LinkedField",
    "name": "career",
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "subTitle",
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
    "name": "CareerScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CareerScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "59f788515fef208afccb4d372a87536eaab41702521ed09dff861fbb24aa4dbb",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a617c74ff76989745761650007c208a1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
