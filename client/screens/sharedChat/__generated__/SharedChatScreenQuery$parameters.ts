/**
 * @generated SignedSource<<0fb2eb3f419edfc7d8f155b2fa626c5d>>
 * @relayHash 79d8f0fd5b7fd6ab72d247aa100db64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b132a859569f3b009a1df04c162749cfb3834266241f127d20670410b34d50e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b132a859569f3b009a1df04c162749cfb3834266241f127d20670410b34d50e8",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
