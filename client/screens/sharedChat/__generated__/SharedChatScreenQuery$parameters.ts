/**
 * @generated SignedSource<<1103683ad83b56ffbbf8ee5fe9f558f5>>
 * @relayHash 81c35c427a1ae14638eab9e3d07b8828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51cb723cb19297928eec132f1c31ae68ee42d679045ed2de97fc2ef56c48079

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e51cb723cb19297928eec132f1c31ae68ee42d679045ed2de97fc2ef56c48079",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
