/**
 * @generated SignedSource<<3d429388d84f665bdf12c439ec6dea11>>
 * @relayHash d37385d40601672f09e63238448c1acf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab52dcc095b56232c46d3c4f558202959300ec587b6d5f2e5716316ed0deff1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOffersScreenQuery } from './MyJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab52dcc095b56232c46d3c4f558202959300ec587b6d5f2e5716316ed0deff1e",
    "metadata": {},
    "name": "MyJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
