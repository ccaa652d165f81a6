/**
 * @generated SignedSource<<8b7b1a3c0638fc002bcbd34515a2d123>>
 * @relayHash 562370045fb6a8a218788b4aceb78809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55cdd419f4c9845b4eca1ac34c6879f798c5dd5ef1a09c9e02d953a8f7d53183

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55cdd419f4c9845b4eca1ac34c6879f798c5dd5ef1a09c9e02d953a8f7d53183",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
