/**
 * @generated SignedSource<<42787244915bb471f0c186acb0f29018>>
 * @relayHash 1881237845eca7dfb3871b9cd6391707
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a247103816fdd4b5cc346c85d7f6ff86905e9718ff7c37580cf9f2b430482bde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a247103816fdd4b5cc346c85d7f6ff86905e9718ff7c37580cf9f2b430482bde",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
