/**
 * @generated SignedSource<<00a4946288fdaed8a7125c09ee840180>>
 * @relayHash 8b82066241e1988a592e1d6d3c3a48f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7387b65d2d48eedae9d1afb4795ff1419be10f7d0ba5ae8a4bb6022ab5d5ef3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateJobOfferScreenQuery } from './CreateJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7387b65d2d48eedae9d1afb4795ff1419be10f7d0ba5ae8a4bb6022ab5d5ef3f",
    "metadata": {},
    "name": "CreateJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
