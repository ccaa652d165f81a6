/**
 * @generated SignedSource<<92c26e7ebb2b2b0bdfef79caf488fbfc>>
 * @relayHash b54d3a751ac4db220eb51a002719d22e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3557d509a9e874804270292f17c0f59d306ee99ed27fa6f91535b9f9c9562a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3557d509a9e874804270292f17c0f59d306ee99ed27fa6f91535b9f9c9562a9",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
