/**
 * @generated SignedSource<<eb04caffc7ddb76150b4f3693b9d0543>>
 * @relayHash 1c5fe17b20d25ade8d5465a29ee9c03f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef174fb53681e9d36f0631e5323e0316f9e9ead777a54c787ce61b55e0edd7e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef174fb53681e9d36f0631e5323e0316f9e9ead777a54c787ce61b55e0edd7e1",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
