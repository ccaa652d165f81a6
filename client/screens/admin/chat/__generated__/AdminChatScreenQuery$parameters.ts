/**
 * @generated SignedSource<<49d27b1f366c72d41570653f585f9215>>
 * @relayHash 30c8c794d26f531c12f290e3c7070d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06ae054dded1cd2719b1455be159487c996f6d50ed4dbb6cb18fafa331a1da6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06ae054dded1cd2719b1455be159487c996f6d50ed4dbb6cb18fafa331a1da6e",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
