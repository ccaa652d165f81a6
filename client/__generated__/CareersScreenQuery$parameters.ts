/**
 * @generated SignedSource<<56c8631bdbfc5bd3397ae9df79ae3a0a>>
 * @relayHash 19f5eb4c477257f47799778b1165d959
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad5df9490c75dad255dcb82a524e09dcc562291cf66c69ffb489be8cb2c9a44c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareersScreenQuery } from './CareersScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad5df9490c75dad255dcb82a524e09dcc562291cf66c69ffb489be8cb2c9a44c",
    "metadata": {},
    "name": "CareersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
