/**
 * @generated SignedSource<<6f4f9275d65d554c6ca92dcbecc1adfd>>
 * @relayHash 6e9c942927e016d4354b2d487ac6c2f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0a53c321f1e9cdd05fff0ffb8e6e44c38194725950103637fef98b0f09dc18

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyScreenQuery$variables = Record<PropertyKey, never>;
export type PrivacyScreenQuery$data = {
  readonly retentionPeriods: ReadonlyArray<{
    readonly data: string;
    readonly days: number;
    readonly from: string;
  }>;
};
export type PrivacyScreenQuery = {
  response: PrivacyScreenQuery$data;
  variables: PrivacyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RetentionPeriod",
    "kind": "LinkedField",
    "name": "retentionPeriods",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "data",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
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
    "name": "PrivacyScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacyScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2b0a53c321f1e9cdd05fff0ffb8e6e44c38194725950103637fef98b0f09dc18",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbbc2552efaa4580205d6daf730befe0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
