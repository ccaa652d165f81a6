/**
 * @generated SignedSource<<dded4caee45f50eba77e09f5b5b0e65a>>
 * @relayHash ed83dcc392350dc9f9b1d3755eb0ea11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d78ea4c3a01768d2acddc74e7a8fd8fa69be27aa8c15c46f29bf8ca2efd157dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d78ea4c3a01768d2acddc74e7a8fd8fa69be27aa8c15c46f29bf8ca2efd157dc",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
