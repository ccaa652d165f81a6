/**
 * @generated SignedSource<<6bbe16bbc5fd40b3dbce46e4a3ae50c4>>
 * @relayHash cb6f52768bcd8d1706241ce67c9fd217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39ac2c270d41d8565bdb3a6d36ddc96b13f4a1178f4a4280b1f5e12c1ce190dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39ac2c270d41d8565bdb3a6d36ddc96b13f4a1178f4a4280b1f5e12c1ce190dc",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
