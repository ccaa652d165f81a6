/**
 * @generated SignedSource<<caa8c9eacb6910591a6541649399cada>>
 * @relayHash df7612d732d4f3c27ebc37a783997ac1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294bf81b671720a56b80e51385d8e747c6c9a3eb60c2d235fcae24a58dda2c7f

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type FrameQuery$variables = Record<PropertyKey, never>;
export type FrameQuery$data = {
  readonly viewer: {
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
    "id": "294bf81b671720a56b80e51385d8e747c6c9a3eb60c2d235fcae24a58dda2c7f",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc7b712d650d9081e10818b5bbb004dc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
