/**
 * @generated SignedSource<<f2943803a1eb0c1abf029ab09d9f5d0f>>
 * @relayHash 6d1400c1b52fb2ed2ffc56de52ce943e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 799f5dac0d8ce1a308ac31932eb86f6261dfc0071fa4ae6f3a39d5b021b29e7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "799f5dac0d8ce1a308ac31932eb86f6261dfc0071fa4ae6f3a39d5b021b29e7c",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
