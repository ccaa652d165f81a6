/**
 * @generated SignedSource<<d5899aebc59219532e150c03c78c0a7e>>
 * @relayHash df55334e0ab656149edb6ca6cd26385c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f788515fef208afccb4d372a87536eaab41702521ed09dff861fbb24aa4dbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerScreenQuery } from './CareerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59f788515fef208afccb4d372a87536eaab41702521ed09dff861fbb24aa4dbb",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
