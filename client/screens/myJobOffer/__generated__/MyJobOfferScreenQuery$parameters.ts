/**
 * @generated SignedSource<<42f9ecd4d668e8f1c8c499dd97f4998e>>
 * @relayHash 8d5566b5ba3b9069dd3b87a9061a07ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c49e9f3a609843ceb1a0f2c7027b4bc2af1cac84e7bd2035dadcedb1edf46e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94c49e9f3a609843ceb1a0f2c7027b4bc2af1cac84e7bd2035dadcedb1edf46e",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
