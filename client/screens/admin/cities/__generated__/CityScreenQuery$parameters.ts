/**
 * @generated SignedSource<<fab6f99b5b0074ce10ca9a7b92ebefdc>>
 * @relayHash ed9166f4442c01c3dc2c6e0b75b93be7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9c00f389de8b90ae2241c856edd7ddbec37da160a6199d297966000946e18c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CityScreenQuery } from './CityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9c00f389de8b90ae2241c856edd7ddbec37da160a6199d297966000946e18c0",
    "metadata": {},
    "name": "CityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
