/**
 * @generated SignedSource<<fdd745c6e6c9d4d22c636ab5eb53e2be>>
 * @relayHash a6a9fd41f0e77048a7d73a244a9f906e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceddc9a8b8db077c1939037d121f0f430858d5b6d899f306a73ce67d6d68c671

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ceddc9a8b8db077c1939037d121f0f430858d5b6d899f306a73ce67d6d68c671",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
