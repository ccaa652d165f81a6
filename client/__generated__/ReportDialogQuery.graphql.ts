/**
 * @generated SignedSource<<a5985e3f3811cd9bdd2be4a4d11c7c50>>
 * @relayHash 804a3593e3025e9cf69b3b282d3a3cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce4cd316b5951d22a0facc28421e991ca9ea454f068e32f8f88917c446d03832

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
export type ReportDialogQuery$variables = Record<PropertyKey, never>;
export type ReportDialogQuery$data = {
  readonly viewer: {
    readonly kind: ViewerKind;
  };
};
export type ReportDialogQuery = {
  response: ReportDialogQuery$data;
  variables: ReportDialogQuery$variables;
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
    "name": "ReportDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ce4cd316b5951d22a0facc28421e991ca9ea454f068e32f8f88917c446d03832",
    "metadata": {},
    "name": "ReportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c8dde488e4a835d23c1e182ddc37790";

export default node;
