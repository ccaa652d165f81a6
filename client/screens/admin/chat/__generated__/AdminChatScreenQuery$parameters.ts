/**
 * @generated SignedSource<<24e7de3a579b58e02447289fb2f5036e>>
 * @relayHash f40816faf7d263cbf6a5df3e2877c716
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4383a65b1c50b12e298d904fd258da283ea496fa80761cb126fc54b97d935f99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4383a65b1c50b12e298d904fd258da283ea496fa80761cb126fc54b97d935f99",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
