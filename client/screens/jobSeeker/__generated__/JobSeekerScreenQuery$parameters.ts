/**
 * @generated SignedSource<<4a17b8a1cef4605150a7606e7d36f359>>
 * @relayHash 5ea4d8d552e29e8f2902407ff413924a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afdd8355be211e75d2bc7846dc7b0d9adb4080bdd406ba7c818b3a1c342ba3a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afdd8355be211e75d2bc7846dc7b0d9adb4080bdd406ba7c818b3a1c342ba3a5",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
