/**
 * @generated SignedSource<<e3304a1160f7118af24a0bcc34aa7b27>>
 * @relayHash ea8b3eec06883037a7163105d578bb3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b19c0d2c49f5cae000b1404f7366e25498fcc0dd0ed07be4b9e603ca7914ebb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchesScreenQuery } from './SavedSearchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b19c0d2c49f5cae000b1404f7366e25498fcc0dd0ed07be4b9e603ca7914ebb6",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "savedSearches"
          ]
        }
      ]
    },
    "name": "SavedSearchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
