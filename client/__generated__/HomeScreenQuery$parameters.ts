/**
 * @generated SignedSource<<aa4527c9bb15301c9b3125b40ae969b0>>
 * @relayHash d84e76bb6fdfc50603a2629eab6e7db2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4b44be7dc61b3331a93887daa14f1a9fafdf57d95367eb09a3c277fad347ac6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4b44be7dc61b3331a93887daa14f1a9fafdf57d95367eb09a3c277fad347ac6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
