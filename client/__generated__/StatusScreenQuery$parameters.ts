/**
 * @generated SignedSource<<edc1169bf619d31994576d7cbc719848>>
 * @relayHash 007d08a9c97d5b24675ea07035e94597
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f432c7561b921e26d52d637470daae35551b7bb8dcd4c51d507a96d6f916734

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f432c7561b921e26d52d637470daae35551b7bb8dcd4c51d507a96d6f916734",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
