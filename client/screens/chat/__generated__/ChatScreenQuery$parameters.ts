/**
 * @generated SignedSource<<90ae1e4665870c3f4079b5adc2090c46>>
 * @relayHash 40a5e8b1e50f7dd5895ae53a1960de1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0ba270f44080050e57ff3300cd38a0295d86eeb51f465896bbbdcb5d505e8b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0ba270f44080050e57ff3300cd38a0295d86eeb51f465896bbbdcb5d505e8b9",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
