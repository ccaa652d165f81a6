/**
 * @generated SignedSource<<338a40d28bc1144d956a89df48be8b0d>>
 * @relayHash 57f847fcec201cc3fa8213c5ad50c051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1f3ca61676acd1b93af3c94dbd58e20e16bb2f166672d0af863aa1b4fe68e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b1f3ca61676acd1b93af3c94dbd58e20e16bb2f166672d0af863aa1b4fe68e7",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
