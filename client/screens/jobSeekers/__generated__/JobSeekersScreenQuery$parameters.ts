/**
 * @generated SignedSource<<311e096aa3f8bef224a2de92a06e6833>>
 * @relayHash 090636e006a6b592fd0256b06a17918b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b960c3962e2784e59b67db86c628ebfaf4a99d955d9b0348cf79688628c005

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09b960c3962e2784e59b67db86c628ebfaf4a99d955d9b0348cf79688628c005",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
