/**
 * @generated SignedSource<<4cfd9a74307af4eaf98fb592facb9fa3>>
 * @relayHash dc6948ee376fc05417f46c79f9c9e1ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc68d18f04261e4609200e9242354629470817590c9d0bceb6a01876cd36c760

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type FrameQuery$variables = Record<PropertyKey, never>;
export type FrameQuery$data = {
  readonly viewer: {
    readonly canReadBackOffice: boolean;
    readonly firstName: string | null | undefined;
    readonly kind: ViewerKind;
    readonly unreadChatCount: number;
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
        "name": "canReadBackOffice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadChatCount",
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
    "id": "fc68d18f04261e4609200e9242354629470817590c9d0bceb6a01876cd36c760",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d59cd5d63d2a4777c551e323d5aa1cc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
