/**
 * @generated SignedSource<<caa74d7bbd7ecb2e5471d3d216cddf0a>>
 * @relayHash 59b39a0450bce49d34ed1ec3b61214fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42dc34ac4d5f061e9d8d674e4ec0b7d29c654b048bafbe91537510635112a5ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42dc34ac4d5f061e9d8d674e4ec0b7d29c654b048bafbe91537510635112a5ae",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
