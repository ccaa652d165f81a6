/**
 * @generated SignedSource<<526892e4f5a16fad0b1429ff18b2a638>>
 * @relayHash fb8d73cdff7b2cd0a001d25a4b9d532b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dff113d3febb4a7b36bb280abddaf2c636ef83d9e33c3c8e8d1f206f020397c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dff113d3febb4a7b36bb280abddaf2c636ef83d9e33c3c8e8d1f206f020397c",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
