/**
 * @generated SignedSource<<ca8776c9b2176cfc7b2e919ac8a2d066>>
 * @relayHash 7ea1c65dd53094b8beb57533122d012d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 808b957c765706e4682b974d990b2514bac3688284a3cea48da296ae62e2b7aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOffersScreenQuery } from './MyJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "808b957c765706e4682b974d990b2514bac3688284a3cea48da296ae62e2b7aa",
    "metadata": {},
    "name": "MyJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
