/**
 * @generated SignedSource<<53bc25533244ddac0eb22d59cfe92707>>
 * @relayHash 1b8f37c3d3e4edab2667b4dbda48ae0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 637191a1bc299bf0b9835266d97481a14d8bb41e69465b7e5f28465740844152

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "637191a1bc299bf0b9835266d97481a14d8bb41e69465b7e5f28465740844152",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
