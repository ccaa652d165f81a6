/**
 * @generated SignedSource<<3218db7127a743a4f67f3d2d4b170322>>
 * @relayHash 8779b8e6895ace519e0bf0af71ada3a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e86eabf145e670eaadc6a00947a1a6e39cde6962bf62f8085c4c0f3c2fa48a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e86eabf145e670eaadc6a00947a1a6e39cde6962bf62f8085c4c0f3c2fa48a9",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
