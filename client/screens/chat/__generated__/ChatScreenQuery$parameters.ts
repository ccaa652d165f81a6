/**
 * @generated SignedSource<<bdb935fcb7c7467a432860d72ed24b3a>>
 * @relayHash 14b81dcb0abb4b682afb0aafc1676288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d11e7beb980fab92418ae47f756920c056513016fa8dc0f610730191b5ceed5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d11e7beb980fab92418ae47f756920c056513016fa8dc0f610730191b5ceed5",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
