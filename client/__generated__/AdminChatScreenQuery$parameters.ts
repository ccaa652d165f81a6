/**
 * @generated SignedSource<<e94d3ea7a5c36d4ee270aad2bd9bb026>>
 * @relayHash 0f2241f2f456dff6a22eb20a89fbd21a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c71ccc877e9c159679ed6d53dbeab74d21739caab6ca9e3cd2d9c34ae7134f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39c71ccc877e9c159679ed6d53dbeab74d21739caab6ca9e3cd2d9c34ae7134f",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
