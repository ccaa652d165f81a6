/**
 * @generated SignedSource<<b91002d1e7cdfd41befd1832b75b170a>>
 * @relayHash d8f51050c2213a87e91e50aebbcf7083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85391487d404bbaec959fd41359b54cd77ced31fb45579fae2d2bf224664b59b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MySubscriptionScreenQuery } from './MySubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<MySubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85391487d404bbaec959fd41359b54cd77ced31fb45579fae2d2bf224664b59b",
    "metadata": {},
    "name": "MySubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
