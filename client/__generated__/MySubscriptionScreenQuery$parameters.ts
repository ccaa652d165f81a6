/**
 * @generated SignedSource<<03eddb90bcf2237e218e840ee2fe514c>>
 * @relayHash e52c03fb0934edadce3168f7750c41cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6020b16a4a2599cbddfecf85a72fcd00c887eb2dc9f781b3a9527bdd8bc9af9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MySubscriptionScreenQuery } from './MySubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<MySubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6020b16a4a2599cbddfecf85a72fcd00c887eb2dc9f781b3a9527bdd8bc9af9b",
    "metadata": {},
    "name": "MySubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
