/**
 * @generated SignedSource<<360701f61b5c17e2de5c6829218bd4ce>>
 * @relayHash 962adce680dbaa0d99c8d0b9fbec0c6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1f75649505f0c803355644b361f388d152b8d7fdb4d77c9d91f6f5add5d1f32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1f75649505f0c803355644b361f388d152b8d7fdb4d77c9d91f6f5add5d1f32",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
