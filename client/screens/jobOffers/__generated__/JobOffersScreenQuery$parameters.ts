/**
 * @generated SignedSource<<bf49f6d6e5c16663e7bea91d1a240a6d>>
 * @relayHash ef81d00e63b342d73db39ccd4ce4eb56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d2e6dd15187f8709224a6382026fc3ccc02f634bf3479ad01c45d03cd861d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOffersScreenQuery } from './JobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6d2e6dd15187f8709224a6382026fc3ccc02f634bf3479ad01c45d03cd861d2",
    "metadata": {},
    "name": "JobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
