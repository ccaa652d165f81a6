/**
 * @generated SignedSource<<ce6c0fa5edeadf6c3a62c0c0959b9392>>
 * @relayHash 678e26d0afc1799a01ae735eb87b6133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4841d40bd022417bd44ead6353e611bb74f3787b05740986e169256f96c52c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b4841d40bd022417bd44ead6353e611bb74f3787b05740986e169256f96c52c",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
