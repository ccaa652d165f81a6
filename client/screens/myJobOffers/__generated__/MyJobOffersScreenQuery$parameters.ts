/**
 * @generated SignedSource<<2a0a2f78c9806d7ab3b595fd18475ab0>>
 * @relayHash 739daaa800427f79dba6fb3ad3607767
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb70f39f7ec42862a0c4a2b506b5f55f818c2315f7049d69ee7dec93ae20e5c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOffersScreenQuery } from './MyJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb70f39f7ec42862a0c4a2b506b5f55f818c2315f7049d69ee7dec93ae20e5c1",
    "metadata": {},
    "name": "MyJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
