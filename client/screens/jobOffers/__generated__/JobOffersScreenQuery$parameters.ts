/**
 * @generated SignedSource<<c21e9c2d9b4f45e602e2301f9256f307>>
 * @relayHash 31ba3a14476fc83763a2505f5c01d1dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39b0d3ab8c47281d92a0fcea9da2e8bc1fe3a721f3813cf212698a9f62790f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOffersScreenQuery } from './JobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e39b0d3ab8c47281d92a0fcea9da2e8bc1fe3a721f3813cf212698a9f62790f3",
    "metadata": {},
    "name": "JobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
