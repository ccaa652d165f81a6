/**
 * @generated SignedSource<<d9c89f2d7f00f726f790ac2630b036f2>>
 * @relayHash 5f38e223c5453304deed2e3cf54b8a29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa87816fbe1e3d4d9e6c60482e4c91b4de812cc83dc0083c254b349fd493e60c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyContactRequestsScreenQuery } from './MyContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa87816fbe1e3d4d9e6c60482e4c91b4de812cc83dc0083c254b349fd493e60c",
    "metadata": {},
    "name": "MyContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
