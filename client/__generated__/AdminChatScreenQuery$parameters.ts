/**
 * @generated SignedSource<<bae4b2f09fb74a3024d7be468fe8d987>>
 * @relayHash 63059f62bc4ddf5bc41f4398257b52af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86481c62e2a1302cccc1c0f0bc802976fe80450b1e4c2123f4df6b288511f1db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86481c62e2a1302cccc1c0f0bc802976fe80450b1e4c2123f4df6b288511f1db",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
