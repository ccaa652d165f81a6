/**
 * @generated SignedSource<<9c5b77968ca815765299ad234b176e53>>
 * @relayHash 25f61e2c37520a2e84fa697877a037df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69aba604e5762a6907eaf87895f8a1c79ebe2f0aabf72038f5907c165a09d365

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69aba604e5762a6907eaf87895f8a1c79ebe2f0aabf72038f5907c165a09d365",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
