/**
 * @generated SignedSource<<34accd69304f7eb356a18778cb522be1>>
 * @relayHash 407b66135febd89c21c26f64a321b296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 070b7c86128023c04052a390591b5e9d77e344f21cdfaada88c5decd2b82bc0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "070b7c86128023c04052a390591b5e9d77e344f21cdfaada88c5decd2b82bc0c",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
