/**
 * @generated SignedSource<<814a1dc6c6edac391df987ed3de4b9ba>>
 * @relayHash 20bd32cbc719f8d8acfb46ac15d9ac03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a19f26b59f1b0b620870d9d8960c101a8b983bda48cfd1f781397fb159c5c4e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a19f26b59f1b0b620870d9d8960c101a8b983bda48cfd1f781397fb159c5c4e3",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
