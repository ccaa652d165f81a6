/**
 * @generated SignedSource<<eb192b73b9fbf9a21c531982f388e5d6>>
 * @relayHash e4c8f030416d138ade6a7dc4660ccc6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce1b3d9cc965992330df27a81afcb45b02cb1c6dd4b0c7cc710db99f62ef8e23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce1b3d9cc965992330df27a81afcb45b02cb1c6dd4b0c7cc710db99f62ef8e23",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
