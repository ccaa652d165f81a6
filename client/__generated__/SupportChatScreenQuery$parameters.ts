/**
 * @generated SignedSource<<5507fc7b55822b28baf3f5d0d8cc72cd>>
 * @relayHash 6cffd3914339814fc527b650a31bb4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42b6b0c7f09f3fddac80d89eaa58aeee2df4dc089845de2f623339aa16b32412

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupportChatScreenQuery } from './SupportChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SupportChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42b6b0c7f09f3fddac80d89eaa58aeee2df4dc089845de2f623339aa16b32412",
    "metadata": {},
    "name": "SupportChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
