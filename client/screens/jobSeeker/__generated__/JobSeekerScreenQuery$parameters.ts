/**
 * @generated SignedSource<<0a59e1f556835bea4a7159fb3bd9e556>>
 * @relayHash 91e28daf85674d2b99b9b407945605b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84d8cb6fff6f39f4a7a25b9125fa29f1ace9d55868a9292a09e1feb29bd0d0ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84d8cb6fff6f39f4a7a25b9125fa29f1ace9d55868a9292a09e1feb29bd0d0ef",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
