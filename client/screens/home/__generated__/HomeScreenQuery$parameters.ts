/**
 * @generated SignedSource<<a791857603eae1230b78ae972d94f2d0>>
 * @relayHash 88da5c466eefaeee7293ac45695ee8f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18e054c45b33235738dbd080cf0162e33b5dfb31308f8427fd9ecbb08a6e4918

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18e054c45b33235738dbd080cf0162e33b5dfb31308f8427fd9ecbb08a6e4918",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
