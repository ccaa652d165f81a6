/**
 * @generated SignedSource<<4171d62d2e0508364393ed4160782b91>>
 * @relayHash bba002acba2961a887a193a8b49d0ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 137fb9482cdedc3cc4bc8b30450f0b27ea27bef3add9170d865b6b69c6d52be2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "137fb9482cdedc3cc4bc8b30450f0b27ea27bef3add9170d865b6b69c6d52be2",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
