/**
 * @generated SignedSource<<3264995aa949c3b18197d942798f3167>>
 * @relayHash 57989282a456bef7c15c7b5a3e968fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f1c7f4df49d40b7cbdb7583d9ff73a6e15870b74238517e0ec5eca0e4dc1d3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f1c7f4df49d40b7cbdb7583d9ff73a6e15870b74238517e0ec5eca0e4dc1d3c",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
