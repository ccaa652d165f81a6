/**
 * @generated SignedSource<<1f1643cc98dc2b7324f8824027a1aadc>>
 * @relayHash 7d48fc6ba10a5ea442eed28833ea8b5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42942d609d0bda29f1d9c5406d3b4a962fa4d645d1a7b2eeae14fe488b16534c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42942d609d0bda29f1d9c5406d3b4a962fa4d645d1a7b2eeae14fe488b16534c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
