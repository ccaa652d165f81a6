/**
 * @generated SignedSource<<1d436d5ebb7d4a12089ec2c2557ff44f>>
 * @relayHash 40f2ccc1e1b3ae33044aac1bfabf730e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1e72dfa0a1df0de744410f9be87a1fab90da2e9f88261a454d7b1bb92ce3fe7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1e72dfa0a1df0de744410f9be87a1fab90da2e9f88261a454d7b1bb92ce3fe7",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
