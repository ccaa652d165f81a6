/**
 * @generated SignedSource<<64ca8cbb5bc7825f4a6d62d037d33a98>>
 * @relayHash 5571d236fc1b5d48df40324f911b8fb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b449c862692d2eae7a2722060a0a186ebf621e6b1b628a2cddd1386b4e045d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchesScreenQuery } from './SavedSearchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b449c862692d2eae7a2722060a0a186ebf621e6b1b628a2cddd1386b4e045d",
    "metadata": {},
    "name": "SavedSearchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
