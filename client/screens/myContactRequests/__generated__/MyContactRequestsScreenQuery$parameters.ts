/**
 * @generated SignedSource<<15c3b5895b7e8b02372aba2f566762db>>
 * @relayHash 1d5e84b687da5416d752950e4e7d3224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c12da3963177d16c02c60b4bf6b1aa4e408c11fb8d082b45f211d61b4c4c7daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyContactRequestsScreenQuery } from './MyContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c12da3963177d16c02c60b4bf6b1aa4e408c11fb8d082b45f211d61b4c4c7daf",
    "metadata": {},
    "name": "MyContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
