/**
 * @generated SignedSource<<53327644c96feaf68f6c2cf775a744e5>>
 * @relayHash 41b06883c077bd5479b411d681e99696
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ab19cf1f5b831257378dd2471c2f0ad75355bf2112ffe6f190977f2348b970

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ab19cf1f5b831257378dd2471c2f0ad75355bf2112ffe6f190977f2348b970",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
