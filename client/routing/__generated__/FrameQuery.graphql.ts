/**
 * @generated SignedSource<<0b5d7d024411add68ab317a908c05360>>
 * @relayHash d2626e62cb33aa9bcadbdd9cd65db2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d325daea2777049af1371e1e0808ddd64d743875cf2e2e225f4de65da1a2c87

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type FrameQuery$variables = Record<PropertyKey, never>;
export type FrameQuery$data = {
  readonly viewer: {
    readonly firstName: string | null | undefined;
    readonly kind: ViewerKind;
    readonly " $fragmentSpreads": FragmentRefs<"useUnreadChats_viewer">;
  };
};
export type FrameQuery = {
  response: FrameQuery$data;
  variables: FrameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FrameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useUnreadChats_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FrameQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "4d325daea2777049af1371e1e0808ddd64d743875cf2e2e225f4de65da1a2c87",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d48e8df0278ef94ec90c804090af0a13";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
