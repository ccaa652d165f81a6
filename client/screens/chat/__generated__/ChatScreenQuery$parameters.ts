/**
 * @generated SignedSource<<d7c89b209605bc0b1d794a9338f24c93>>
 * @relayHash 97590a740e36b366f4711346e2492e96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94821377ae8c6a0069d36890a08036777c1b487ea987daa3800ad2c2181352aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94821377ae8c6a0069d36890a08036777c1b487ea987daa3800ad2c2181352aa",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
