/**
 * @generated SignedSource<<b60bb58bb00ee7d137f25125cb573a6f>>
 * @relayHash e685ecc6e908a48e3509e1b2d1f9a7a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4029d6fdd1ad2fdf9ee50604e0e53e0eb47353d79b183f73f32382637da53d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeopleScreenQuery } from './PeopleScreenQuery.graphql';

const node: PreloadableConcreteRequest<PeopleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c4029d6fdd1ad2fdf9ee50604e0e53e0eb47353d79b183f73f32382637da53d",
    "metadata": {},
    "name": "PeopleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
