/**
 * @generated SignedSource<<6c767ff3cf9ec986bc2f9cec329c7e50>>
 * @relayHash 105468035c24f9e68960d7073b79b340
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d716679eead37fb46bfab5319f8d5b8a15e01d9c640a597e18c1ad34a9f1f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekersScreenQuery } from './AdminJobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0d716679eead37fb46bfab5319f8d5b8a15e01d9c640a597e18c1ad34a9f1f4",
    "metadata": {},
    "name": "AdminJobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
