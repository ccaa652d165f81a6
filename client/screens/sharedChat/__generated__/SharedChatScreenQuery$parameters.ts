/**
 * @generated SignedSource<<530e162284ae4988afaf28451149fdc4>>
 * @relayHash 1e8a7cee2fffef670b523ba6676b66d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1daee673da02a9194b35d9108371fa3b79cf40d72cc452a8e0d104d82c83530d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1daee673da02a9194b35d9108371fa3b79cf40d72cc452a8e0d104d82c83530d",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
