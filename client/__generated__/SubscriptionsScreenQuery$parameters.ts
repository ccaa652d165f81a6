/**
 * @generated SignedSource<<f3d237a80f49e6829c7080e193d6e273>>
 * @relayHash ec69003a7b050d064acc9f5317fc88d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af8db60d9a10daa51a400e01339217c1db1e044f229acdad72360f74a472e777

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsScreenQuery } from './SubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af8db60d9a10daa51a400e01339217c1db1e044f229acdad72360f74a472e777",
    "metadata": {},
    "name": "SubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
