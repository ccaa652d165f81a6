/**
 * @generated SignedSource<<082125edb34d0ef48e4d4e8eaecf7e5c>>
 * @relayHash 3815aa8db71ba7769f4cd35a9fa3e154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c620ca9c98b31447d379026b2855bfbc52ba57b3f3a2cbad923bb8f2877991f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c620ca9c98b31447d379026b2855bfbc52ba57b3f3a2cbad923bb8f2877991f7",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
