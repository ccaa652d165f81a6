/**
 * @generated SignedSource<<79ae1901fadfde8a1651b2bf3d0b2736>>
 * @relayHash 547b0f750d0047b26a9b95283b8fc5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86873f4896822a2ffdf1d9c99f3dce34651633ea0b0bc21a0b61e9bbe74a050f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86873f4896822a2ffdf1d9c99f3dce34651633ea0b0bc21a0b61e9bbe74a050f",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
