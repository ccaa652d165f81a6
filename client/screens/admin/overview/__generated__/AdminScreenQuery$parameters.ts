/**
 * @generated SignedSource<<429400fe82aacf6e56103f0cd055bf62>>
 * @relayHash 5145df6f69c8e023f6e475fa8673d53a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aef8766d0f40e505ac61e86c9ce6ba63b093525105a54898745563dac55c688

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9aef8766d0f40e505ac61e86c9ce6ba63b093525105a54898745563dac55c688",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
