/**
 * @generated SignedSource<<08205c529db2597ad16c4122d65b3f1b>>
 * @relayHash fa5d162d208ff3c2659c19f1ae8f2496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672b7358106f5d07a157468513fc2972a798ee82fa45b88caf78b8ba08799ca2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "672b7358106f5d07a157468513fc2972a798ee82fa45b88caf78b8ba08799ca2",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
