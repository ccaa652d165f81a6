/**
 * @generated SignedSource<<efdc0142d171e517a6b015ae02f3fe11>>
 * @relayHash 11563b9c13f0de93bb8bf11d185c0fb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9455d522e8f6995ab2de4d19c6179a21ce3315595f6da4793384b643457518f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9455d522e8f6995ab2de4d19c6179a21ce3315595f6da4793384b643457518f",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
