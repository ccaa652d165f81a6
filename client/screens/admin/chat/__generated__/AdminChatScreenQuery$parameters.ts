/**
 * @generated SignedSource<<78f120ce4916da4a55690051dc641a6d>>
 * @relayHash 2a69b3a491cbd4937733940b19ad79c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9514fb47ec93015490ebaf9daf58aa95e2e12e4e3102c5cb4b09638bf0b0310c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9514fb47ec93015490ebaf9daf58aa95e2e12e4e3102c5cb4b09638bf0b0310c",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
