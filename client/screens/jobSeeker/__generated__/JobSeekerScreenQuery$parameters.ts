/**
 * @generated SignedSource<<3d26e6552a7144df742cdff04d6fecbf>>
 * @relayHash e9cdb84b8345a7995955fddfe4eabfcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f361950bb6be86a0b6c81d87d24b2193f2c146366d4c8f276a3c0c132914006a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f361950bb6be86a0b6c81d87d24b2193f2c146366d4c8f276a3c0c132914006a",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
