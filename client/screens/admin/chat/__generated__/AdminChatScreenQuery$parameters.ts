/**
 * @generated SignedSource<<aaa401bae605b4dd52547d5dd3981788>>
 * @relayHash 8e258de5ce1cf8080697409f63f671e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d7e8a1ba1ca6172e26a68668bdf51d0d802bd491c0f9201ce25bfe0b0f8305

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d7e8a1ba1ca6172e26a68668bdf51d0d802bd491c0f9201ce25bfe0b0f8305",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
