/**
 * @generated SignedSource<<145029aed9d5fed749d45b7558796e31>>
 * @relayHash 58ae742f1c9263a3c7e92ca38e28406c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f48f51f354617ff5c457211feccc640c0b70a0ba40f2a4c1e4b339dfac8d61bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f48f51f354617ff5c457211feccc640c0b70a0ba40f2a4c1e4b339dfac8d61bf",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
