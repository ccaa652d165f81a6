/**
 * @generated SignedSource<<b7b6cdddcfa1a936eda5e1c2841583f9>>
 * @relayHash 4a8eb017f654392bb16b61fb5983ab4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9817bed1b81b96e4a12c2c9ef5c2f01805b44b900d1382ee32af14abe734e798

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9817bed1b81b96e4a12c2c9ef5c2f01805b44b900d1382ee32af14abe734e798",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
