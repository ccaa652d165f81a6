/**
 * @generated SignedSource<<0d1c2ff0df18ebe15a1dad79c10df0f7>>
 * @relayHash 0133b6492b11c36b415e893f3c498d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce13dffa39ca85e3bab13dc84cf6138c7ed2043c29f567745bf3341c310eb12b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce13dffa39ca85e3bab13dc84cf6138c7ed2043c29f567745bf3341c310eb12b",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
