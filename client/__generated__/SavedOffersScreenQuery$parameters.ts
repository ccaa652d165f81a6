/**
 * @generated SignedSource<<e121a2394bfa9fbf3d91e86b389c602e>>
 * @relayHash ce94232fcc5f5b09bff8c091be4db1dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c4fe1169d3e0dfdba76bf82d2fd3925c3de159566181b5b9749acd27bd1eab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedOffersScreenQuery } from './SavedOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37c4fe1169d3e0dfdba76bf82d2fd3925c3de159566181b5b9749acd27bd1eab",
    "metadata": {},
    "name": "SavedOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
