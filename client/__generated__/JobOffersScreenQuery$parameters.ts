/**
 * @generated SignedSource<<4808f0e3490ef878469b8ba905acb1b6>>
 * @relayHash b41ab9a2019027bebd06f4dfde895dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d3d73a66d785940f28350612935616a0a21f6f944ffc7b5ad7479c99ba81842

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOffersScreenQuery } from './JobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d3d73a66d785940f28350612935616a0a21f6f944ffc7b5ad7479c99ba81842",
    "metadata": {},
    "name": "JobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
