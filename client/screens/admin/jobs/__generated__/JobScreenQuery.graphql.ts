/**
 * @generated SignedSource<<742e088dcf0a706335ef248686940fb9>>
 * @relayHash cdc6e46b9519f7c6de6ea78eeaa8cdf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c99a54609bfb176f0338935f13462e7626be6f4818e550e1aedd6aed47bed24

import type { ConcreteRequest } from 'relay-runtime';
export type JobScreenQuery$variables = {
  id: number;
};
export type JobScreenQuery$data = {
  readonly job: {
    readonly id: string;
    readonly name: string;
    readonly plural: string;
    readonly slug: string;
  } | null | undefined;
};
export type JobScreenQuery = {
  response: JobScreenQuery$data;
  variables: JobScreenQuery$variables;
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
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "job",
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
        "name": "plural",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
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
    "name": "JobScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c99a54609bfb176f0338935f13462e7626be6f4818e550e1aedd6aed47bed24",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "773f80169959eb6b96620adf8d0efe6f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
