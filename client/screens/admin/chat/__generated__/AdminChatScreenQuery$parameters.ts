/**
 * @generated SignedSource<<be921bf856f56bb39deb9fa8cd83773d>>
 * @relayHash 276f4102e0388c7497410dbe9c9f0eca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d169903be05ed53bddbc33cb8f1da98ca264abe55bbf827b8cf7f45e43a3f6b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d169903be05ed53bddbc33cb8f1da98ca264abe55bbf827b8cf7f45e43a3f6b5",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
