/**
 * @generated SignedSource<<c7883c5345d3e1aaa17f823724c98032>>
 * @relayHash a719c9b3a80240cac621b6d57f553d95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e036f00b572d4fe3a9e6f89b65aa289777e84e4709acd0ed87421acb2f9d42b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e036f00b572d4fe3a9e6f89b65aa289777e84e4709acd0ed87421acb2f9d42b0",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
