/**
 * @generated SignedSource<<4deb4dfc16782df78c90d6ae46894957>>
 * @relayHash e38fe5114cc04f1ea24a7c66e0ae0143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4248e0c74df2f39d4f71ead71340a36fb55ab0f807482f5a94ef706a689e215

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4248e0c74df2f39d4f71ead71340a36fb55ab0f807482f5a94ef706a689e215",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
