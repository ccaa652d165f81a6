/**
 * @generated SignedSource<<23c011463a540fa3fce8572e661ac770>>
 * @relayHash 7f4e337bff1b965ab6c5daf33a3813d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c9877cac4748e8d78c113c6c23b7248f60d91892c3abc6aa1b58c23defbfc27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerListScreenQuery } from './CareerListScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c9877cac4748e8d78c113c6c23b7248f60d91892c3abc6aa1b58c23defbfc27",
    "metadata": {},
    "name": "CareerListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
