/**
 * @generated SignedSource<<3361fdae2cd89c2705f3fe233baa6626>>
 * @relayHash ed568dfce57fec9c36493bf3cda357cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e82ec5e96a54ea251c58766ac9ddf5db946009f6458db2dbb712b24f98e1140

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e82ec5e96a54ea251c58766ac9ddf5db946009f6458db2dbb712b24f98e1140",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
