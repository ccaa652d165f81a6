/**
 * @generated SignedSource<<ddb02b29bb951a66d7f2d9e761841c75>>
 * @relayHash 13927bb1082f2cfa5b6308b9d704e018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c04cae8d6876037c765e5796225b1ced1441e80d89e01f1fbf96724b4e2ced

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70c04cae8d6876037c765e5796225b1ced1441e80d89e01f1fbf96724b4e2ced",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
