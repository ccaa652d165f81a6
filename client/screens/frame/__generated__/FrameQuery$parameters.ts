/**
 * @generated SignedSource<<c372e748d25d1f824d997c2bd6079bdb>>
 * @relayHash dc6948ee376fc05417f46c79f9c9e1ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc68d18f04261e4609200e9242354629470817590c9d0bceb6a01876cd36c760

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc68d18f04261e4609200e9242354629470817590c9d0bceb6a01876cd36c760",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
