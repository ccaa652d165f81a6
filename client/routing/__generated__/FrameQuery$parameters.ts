/**
 * @generated SignedSource<<1c10ab326248487d2a073a5ceea447ea>>
 * @relayHash d2626e62cb33aa9bcadbdd9cd65db2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d325daea2777049af1371e1e0808ddd64d743875cf2e2e225f4de65da1a2c87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d325daea2777049af1371e1e0808ddd64d743875cf2e2e225f4de65da1a2c87",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
