/**
 * @generated SignedSource<<f500954a9eee5cf8b1119f727eae3c95>>
 * @relayHash d1a05c3c8c0ace8f43b2914c8f55cd16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51ddbabcf59771b44cac567456890381d7ff5f02bea92c761c78edcd5084c17a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51ddbabcf59771b44cac567456890381d7ff5f02bea92c761c78edcd5084c17a",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
