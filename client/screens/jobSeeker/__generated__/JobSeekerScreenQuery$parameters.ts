/**
 * @generated SignedSource<<fbaa4a42af914fcfc2ad35686c3fe079>>
 * @relayHash d73db472cd334fef66bc6f7068423ca3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc9a33fc0014c81d9bf0faf7dee53c258752b3868930792c1556d6bf96673975

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc9a33fc0014c81d9bf0faf7dee53c258752b3868930792c1556d6bf96673975",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
