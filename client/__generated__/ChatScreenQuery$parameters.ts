/**
 * @generated SignedSource<<1ec6490c1007faae1b1729a6d551afed>>
 * @relayHash 6f57d251f52e59f222e721ff399d9ce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9366eda64262b00f552b5cf6af410950968edd4912c76c7c66455d2f7042074e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9366eda64262b00f552b5cf6af410950968edd4912c76c7c66455d2f7042074e",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
