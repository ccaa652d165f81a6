/**
 * @generated SignedSource<<f7a2872a01cf479cad6b5d2bc02f2f31>>
 * @relayHash 227772cf31ebaf1b02f5e11cb3be2226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6450ffd7125b8219ff3b29f0f07e56d44c95e3de4df0c67a95e30eb2e3d6620f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6450ffd7125b8219ff3b29f0f07e56d44c95e3de4df0c67a95e30eb2e3d6620f",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
