/**
 * @generated SignedSource<<f407bf22617678d5267ac8b148cc142b>>
 * @relayHash 420aadaef9d4d19fc206551bdb56b446
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3987cb53c5c4fdf7219ea09eb8f09b6b5f6d5f6730c6be7cc200299a3a819369

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3987cb53c5c4fdf7219ea09eb8f09b6b5f6d5f6730c6be7cc200299a3a819369",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
