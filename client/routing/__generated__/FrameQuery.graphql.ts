/**
 * @generated SignedSource<<032d1eaa894d1d9f13891ac1fbccc429>>
 * @relayHash 547b0f750d0047b26a9b95283b8fc5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86873f4896822a2ffdf1d9c99f3dce34651633ea0b0bc21a0b61e9bbe74a050f

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type FrameQuery$variables = Record<PropertyKey, never>;
export type FrameQuery$data = {
  readonly viewer: {
    readonly firstName: string | null | undefined;
    readonly kind: ViewerKind;
  };
};
export type FrameQuery = {
  response: FrameQuery$data;
  variables: FrameQuery$variables;
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
        "kind": "ScalarField",
        "name": "firstName",
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
    "name": "FrameQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FrameQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "86873f4896822a2ffdf1d9c99f3dce34651633ea0b0bc21a0b61e9bbe74a050f",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cd14f8035500dbf91b6be81558b4cf5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
