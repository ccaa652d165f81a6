/**
 * @generated SignedSource<<cfa8cf70fadb38459e1afbb0a24d9928>>
 * @relayHash 7e2feb876d4d84c681bfa960591125f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c9840192b3700a199d29f39848b5043654470b1cd2c672385b801045d5e219a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c9840192b3700a199d29f39848b5043654470b1cd2c672385b801045d5e219a",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
