/**
 * @generated SignedSource<<f0eb0b79482a319f03e4a4a426257456>>
 * @relayHash 8dfc0abb1446865d4bea8ac34689185b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18b7b168fa9c6e0fa8ee2c899050d96c49e9eb47b96ea0a279a14756a54178e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18b7b168fa9c6e0fa8ee2c899050d96c49e9eb47b96ea0a279a14756a54178e3",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
