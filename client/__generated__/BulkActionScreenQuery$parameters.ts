/**
 * @generated SignedSource<<5806bde8bc3439e44e04371e68f9c48e>>
 * @relayHash b0dc4695b325787979582220fff92d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b508e51111bdb5987efdae6af443ab6d07d8472094eb57446b710dc149dda7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkActionScreenQuery } from './BulkActionScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkActionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6b508e51111bdb5987efdae6af443ab6d07d8472094eb57446b710dc149dda7",
    "metadata": {},
    "name": "BulkActionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
