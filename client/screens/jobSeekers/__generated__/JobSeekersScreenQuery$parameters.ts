/**
 * @generated SignedSource<<538d532f2ed147f0bf87adbe1d2d7a60>>
 * @relayHash 9fdf2e74e59ae78c665e2114b47de096
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3915e8cbc7686e8b33fff2f003365324912916b555e3ee6dda0514ba2f8c5b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3915e8cbc7686e8b33fff2f003365324912916b555e3ee6dda0514ba2f8c5b3",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
