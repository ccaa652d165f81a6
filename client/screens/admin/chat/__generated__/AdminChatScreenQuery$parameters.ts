/**
 * @generated SignedSource<<fdeb6dde33d799fba581f304a75e5100>>
 * @relayHash 2a1f7d29edeb827b606d9c7c8121a7f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46a145dc93454a54df5779434603688430cd3b0f4e6eb1d2ae50c95ba1409b96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46a145dc93454a54df5779434603688430cd3b0f4e6eb1d2ae50c95ba1409b96",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
