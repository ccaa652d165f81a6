/**
 * @generated SignedSource<<999a63d68737b8c6eed14efa1bbec656>>
 * @relayHash e2e01cb6d9b46220859b1321fa8ed1ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa49a6cb19357c1db6fc1f33a2346462601dd0964cd312edf524f2968aa91f63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa49a6cb19357c1db6fc1f33a2346462601dd0964cd312edf524f2968aa91f63",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
