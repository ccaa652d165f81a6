/**
 * @generated SignedSource<<8fb8e0c77b8d971c1b413c15d069fbe2>>
 * @relayHash 29b2744d98aa5742cdc3a4b9a9f4caaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6542c6f10f12c60c5b603bc4374eae16519a57d2ed541c535e1e10d9ea8d10d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6542c6f10f12c60c5b603bc4374eae16519a57d2ed541c535e1e10d9ea8d10d9",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
