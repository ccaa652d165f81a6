/**
 * @generated SignedSource<<9181711c1d5e4593da1d0995679f899e>>
 * @relayHash 54d0f609b7eb2ea465928eb36722901f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66ebe03e5f79b00fc7f56b3a9b2df8fe25359f87ddc7341c34c19c8ca1c728d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusesScreenQuery } from './StatusesScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66ebe03e5f79b00fc7f56b3a9b2df8fe25359f87ddc7341c34c19c8ca1c728d3",
    "metadata": {},
    "name": "StatusesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
