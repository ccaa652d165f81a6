/**
 * @generated SignedSource<<62f027d07c0958bf337413e977aa2fa4>>
 * @relayHash 44972c7197f0f181beb0a22445592afb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2a74ae67e82657e527356b293bfab1d2643fa9498d91a470c5bd1f822a06e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb2a74ae67e82657e527356b293bfab1d2643fa9498d91a470c5bd1f822a06e0",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
