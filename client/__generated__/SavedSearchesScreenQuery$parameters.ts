/**
 * @generated SignedSource<<c6faa49f5edb7251bbca81cb4e2296d0>>
 * @relayHash 4f823aec0fafd65ab0507968bf0b2b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac8e04511afe2aa071427271d44bf11fd12d3657338a2c57c1dd8fa04cd86257

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchesScreenQuery } from './SavedSearchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac8e04511afe2aa071427271d44bf11fd12d3657338a2c57c1dd8fa04cd86257",
    "metadata": {},
    "name": "SavedSearchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
