/**
 * @generated SignedSource<<9aa25f69228c8018607d5d8230215e13>>
 * @relayHash a36125b1c2e653b7c1d317a823a659ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4d69e56f74fa0c41ce01b5599c4e5040440de70a81ab79a009bdfc49b719dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b4d69e56f74fa0c41ce01b5599c4e5040440de70a81ab79a009bdfc49b719dc",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
