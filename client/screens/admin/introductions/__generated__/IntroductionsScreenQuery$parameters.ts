/**
 * @generated SignedSource<<44e1b0ef77d2e078aec85a1ac718c44a>>
 * @relayHash 42e5a7d115e33c4bc99591ebe3433a31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39d1cd912f93b7c5d057998b703b6a6f15bd2a93e8df767967a99e318ae79dc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroductionsScreenQuery } from './IntroductionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntroductionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39d1cd912f93b7c5d057998b703b6a6f15bd2a93e8df767967a99e318ae79dc8",
    "metadata": {},
    "name": "IntroductionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
