/**
 * @generated SignedSource<<466d2e6f4394c8d95f44dc36bf5426a5>>
 * @relayHash 891842b160a4e93450125b144031dffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4dc3ba107c9e3e781043bf4a4d029481eaafe52cb8a418ad9b8f6203dd85d7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4dc3ba107c9e3e781043bf4a4d029481eaafe52cb8a418ad9b8f6203dd85d7d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
