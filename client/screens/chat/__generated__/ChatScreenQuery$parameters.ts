/**
 * @generated SignedSource<<a9187f2556ef92d0fa0637cc08dace1f>>
 * @relayHash 40e54aa72ed8a5634d03114f94887df4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cae8455cc7a14f5b4278a2c21e872672e42391c6b36d4f8ac94e75e1a49cd89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cae8455cc7a14f5b4278a2c21e872672e42391c6b36d4f8ac94e75e1a49cd89",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
