/**
 * @generated SignedSource<<32b7c3132b017ecb93e7c7e740823cd0>>
 * @relayHash a62dbf71db76e0577b0712d9504cd636
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fba9f8e358f856a8249556514a460fa05a647a3bba5254e2277e5678dd05412a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOffersScreenQuery } from './MyJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fba9f8e358f856a8249556514a460fa05a647a3bba5254e2277e5678dd05412a",
    "metadata": {},
    "name": "MyJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
