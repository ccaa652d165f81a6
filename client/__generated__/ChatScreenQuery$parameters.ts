/**
 * @generated SignedSource<<6577f583e31abfc15ddcf571674a97f5>>
 * @relayHash 7ad40f823d55991a0db1805f56514961
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4dc9052bcb88d2140aae70fa31d4e28d8a059bfb725868341a3d2b585654f77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4dc9052bcb88d2140aae70fa31d4e28d8a059bfb725868341a3d2b585654f77",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
