/**
 * @generated SignedSource<<a8975d981819f5324e1fc92e7e2760be>>
 * @relayHash 95f0739cef3fe595e2712576a38029dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04458cf3195da51f3d1928e86fa78a2e67985e249e0219a40893d3beb71ce60e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04458cf3195da51f3d1928e86fa78a2e67985e249e0219a40893d3beb71ce60e",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
