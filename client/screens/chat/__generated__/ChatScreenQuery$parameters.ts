/**
 * @generated SignedSource<<b36ee08cb862383dfe7357b29c0d91f8>>
 * @relayHash 4298db82166fe455f8dc45c350c9fe88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a77bc816e267554dccaaf443eb030649f17cb27c5b0a0f9de2f9afd767926b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a77bc816e267554dccaaf443eb030649f17cb27c5b0a0f9de2f9afd767926b1",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
