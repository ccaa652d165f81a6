/**
 * @generated SignedSource<<da9414119300b262a339a9d033c7f3f9>>
 * @relayHash 20f2a2de291aadde46e54937935bba4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e5277429951901169b9f95c5850a8ec9fc8ff79882bae4cdad5145404df1470

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e5277429951901169b9f95c5850a8ec9fc8ff79882bae4cdad5145404df1470",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
