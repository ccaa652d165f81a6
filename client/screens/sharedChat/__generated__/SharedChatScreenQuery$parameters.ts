/**
 * @generated SignedSource<<087b7e9dd68a3a824a0bdfe49e5f91ce>>
 * @relayHash d5c80f7a7460e93072bbef355736492c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da35fe2823134704861eb9a1f50d6aba55ff8e07f77f226ce20b9c656b5f4c47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da35fe2823134704861eb9a1f50d6aba55ff8e07f77f226ce20b9c656b5f4c47",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
