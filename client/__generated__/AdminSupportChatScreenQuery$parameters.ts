/**
 * @generated SignedSource<<4bf8c2a8fe258d679feb48d6efeea273>>
 * @relayHash 626e756fa0b1587e025152cffd23d214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9581ec78c3382ca24b8d09cd9cf68a58ad0920092aa2b5968013fb6f40b638c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSupportChatScreenQuery } from './AdminSupportChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminSupportChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9581ec78c3382ca24b8d09cd9cf68a58ad0920092aa2b5968013fb6f40b638c8",
    "metadata": {},
    "name": "AdminSupportChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
