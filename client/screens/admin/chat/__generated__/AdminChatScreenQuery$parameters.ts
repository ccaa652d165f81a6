/**
 * @generated SignedSource<<568a21765c8d8f1d2cae99f524885f5c>>
 * @relayHash c6a67dbb0eeb54b6585b93cd65a528bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b135eb7cef88bca35ef4dded0e36650e34f3258c2f4c2351ea0105c36d983b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b135eb7cef88bca35ef4dded0e36650e34f3258c2f4c2351ea0105c36d983b90",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
