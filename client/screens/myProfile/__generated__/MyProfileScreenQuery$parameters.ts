/**
 * @generated SignedSource<<3c3b90616fb59e0dfd25f37f50d54059>>
 * @relayHash e8880a7e495f5dbbc05e8711d4865dd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc2dde0f30478c396a950ad190d15266582cf7b602bd4d9e292be2bfd817092b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc2dde0f30478c396a950ad190d15266582cf7b602bd4d9e292be2bfd817092b",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
