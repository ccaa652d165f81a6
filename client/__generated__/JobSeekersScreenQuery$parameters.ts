/**
 * @generated SignedSource<<5cdfc91c167595f77f1884564c23a1c5>>
 * @relayHash 0af7873ada0437bbbd00a7a1584d2405
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 333e674075a2e7ac2d392c66a2b400c5bf224a4f932a32621caae2b34c2b89dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "333e674075a2e7ac2d392c66a2b400c5bf224a4f932a32621caae2b34c2b89dd",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
