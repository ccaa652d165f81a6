/**
 * @generated SignedSource<<c652d1f478fb3bb76a05a3f60277c8eb>>
 * @relayHash 59cf96ca5e84ed0e75cc56b10a5ab235
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 336891b1aea899ebce536eec00c7e9a5a1b9e79da8d83bfad27a1db1050dab8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "336891b1aea899ebce536eec00c7e9a5a1b9e79da8d83bfad27a1db1050dab8a",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
