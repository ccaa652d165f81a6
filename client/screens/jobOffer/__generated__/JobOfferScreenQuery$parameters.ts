/**
 * @generated SignedSource<<57d033eda6d7a20b83bae657aa56c59e>>
 * @relayHash d9b8ca20a71ba4b91be07e80e0f43faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5efcf39684a2d1bd3942701b6c7f4b8d896883b8b9ae178a0c074d93dc0e0667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5efcf39684a2d1bd3942701b6c7f4b8d896883b8b9ae178a0c074d93dc0e0667",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
