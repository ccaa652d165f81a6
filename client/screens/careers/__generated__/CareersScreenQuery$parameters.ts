/**
 * @generated SignedSource<<d52058e0a4d201a1f1ff475185f535d0>>
 * @relayHash 6157388ff649c99db78d78f812fad7d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a8df0d493d8b5a56e31a4243d2f8f8f0fe5662d172652adbc4672eb389bda87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareersScreenQuery } from './CareersScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a8df0d493d8b5a56e31a4243d2f8f8f0fe5662d172652adbc4672eb389bda87",
    "metadata": {},
    "name": "CareersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
