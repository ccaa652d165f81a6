/**
 * @generated SignedSource<<882cf4b94db8baab4b9d4df66986b279>>
 * @relayHash 078ad5114f8cc402dcfa37cf29cfa4fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d8e7b069acd8167cf6cc0002a9174b59431a69dc2cde9376efe5b1df8114cd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d8e7b069acd8167cf6cc0002a9174b59431a69dc2cde9376efe5b1df8114cd7",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
