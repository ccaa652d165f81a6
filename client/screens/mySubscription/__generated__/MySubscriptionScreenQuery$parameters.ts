/**
 * @generated SignedSource<<dcac679d4c3f3decc0ba38e31e8cfc27>>
 * @relayHash af298b29ab192c81d29a9b2d435cf60c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d394ce03646a157fee7c8302d3fd08bcf935314ca541be5d0e1c6adb8c8a6853

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MySubscriptionScreenQuery } from './MySubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<MySubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d394ce03646a157fee7c8302d3fd08bcf935314ca541be5d0e1c6adb8c8a6853",
    "metadata": {},
    "name": "MySubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
