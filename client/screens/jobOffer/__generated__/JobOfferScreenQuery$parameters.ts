/**
 * @generated SignedSource<<fb86801675dfeed5234c795df2b14da9>>
 * @relayHash 2fe213c7ae62bea72bc7cefa939a915c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4aa937409c15ddd9a7d4aab7d9259e0de1b4b170c3c2ea32c321c907b0d77a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4aa937409c15ddd9a7d4aab7d9259e0de1b4b170c3c2ea32c321c907b0d77a5",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
