/**
 * @generated SignedSource<<2b7cf5eb6b17cfb8507d2e872fd3489d>>
 * @relayHash 5835059f50cde1541f6920c3b87b32fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7934387634052aec7f8d196c4231b6e351c5176b6d3dc5f67b3690fb7a9033eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7934387634052aec7f8d196c4231b6e351c5176b6d3dc5f67b3690fb7a9033eb",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
