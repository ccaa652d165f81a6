/**
 * @generated SignedSource<<c5f1751e2c94a43b752e7ada0bf0888a>>
 * @relayHash 6f7057506ff4cb5c3aa7da6c9275da6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3001782aaa3260af416a1ef9a2e85212a6c538dc83b1e239c75a5870ef6378fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3001782aaa3260af416a1ef9a2e85212a6c538dc83b1e239c75a5870ef6378fc",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
