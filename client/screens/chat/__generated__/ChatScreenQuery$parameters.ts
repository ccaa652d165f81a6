/**
 * @generated SignedSource<<e29b99d2405b843697939ce52de7969b>>
 * @relayHash 555aa352ddcaeb4de70e61d0708c7d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ebf96a38d47e879a8aff27be15947edaac10cd1047465ddc6c576deec86bd65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ebf96a38d47e879a8aff27be15947edaac10cd1047465ddc6c576deec86bd65",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
