/**
 * @generated SignedSource<<00496fd503859ee94af22a41c4e99dc5>>
 * @relayHash 40c731fda76891ab64249024576f625f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e783ef20e9a2bf7cb1f354f8288ac48a94fd208adf67ca150b2731473499752c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e783ef20e9a2bf7cb1f354f8288ac48a94fd208adf67ca150b2731473499752c",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
