/**
 * @generated SignedSource<<d4693443ef010e4d0962f2d47fcf17d7>>
 * @relayHash a4a2d2e845a07d735865486bc4729b04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af22daaec1901d8a7c62934577c55c65f6112461b4bd0e400df3229910d487db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesScreenQuery } from './CountriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CountriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af22daaec1901d8a7c62934577c55c65f6112461b4bd0e400df3229910d487db",
    "metadata": {},
    "name": "CountriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
