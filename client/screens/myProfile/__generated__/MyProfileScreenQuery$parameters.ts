/**
 * @generated SignedSource<<fd114720048b07bf1ee33da803033ea4>>
 * @relayHash 2e675d4af8a583cec411b5c6d06cb7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2f988978746d599e8dacdb5e330531aac4aa2a4f32ae6514098578dc6751912

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2f988978746d599e8dacdb5e330531aac4aa2a4f32ae6514098578dc6751912",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
