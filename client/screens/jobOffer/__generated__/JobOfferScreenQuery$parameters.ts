/**
 * @generated SignedSource<<ede4b8ff38299a70eccafc1fa58a6742>>
 * @relayHash b7fd5a17a388ad813e363a2805656894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca00ca1014d2cc8dc0bee256bb86ba5471409b96ecba7347bb209ebed60c65ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca00ca1014d2cc8dc0bee256bb86ba5471409b96ecba7347bb209ebed60c65ea",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
