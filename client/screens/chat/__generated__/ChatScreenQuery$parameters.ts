/**
 * @generated SignedSource<<ca80b45936dd5c2c5e5bba34209504a8>>
 * @relayHash d5c7940d92865cd2d5c47e8c411669c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f96a4d443da46c6cdf129d78f90c4b6e7f39d01a23e8ac56d49ec63df4a79bf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f96a4d443da46c6cdf129d78f90c4b6e7f39d01a23e8ac56d49ec63df4a79bf5",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
