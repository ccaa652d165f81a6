/**
 * @generated SignedSource<<0e4d329c4bc41e54018b902388978c74>>
 * @relayHash 395beb5d760b651c5843b1989f6f6956
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 016605de33cd7e0311ad885e4dfdd0feef34cdf060eb4d697bf04f06163f3ca3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "016605de33cd7e0311ad885e4dfdd0feef34cdf060eb4d697bf04f06163f3ca3",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
