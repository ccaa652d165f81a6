/**
 * @generated SignedSource<<3561fb9ff3e3326fe6da5ba8187e421e>>
 * @relayHash a20dab8e2a07983d25c062c438d0bae9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 412e848f8493f62d3948795919cdbb471bb6591a46347d9f876eb244f4e0a5ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputesScreenQuery } from './DisputesScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "412e848f8493f62d3948795919cdbb471bb6591a46347d9f876eb244f4e0a5ab",
    "metadata": {},
    "name": "DisputesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
