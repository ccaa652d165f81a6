/**
 * @generated SignedSource<<d060a55fac25f0adf795b443d1e0aef6>>
 * @relayHash 4099435aac1dd48ec6490488efebe6f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b44342e0a1708b42c03d9c5c462d611e218df919d126318eb99f0fcfb7de1cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b44342e0a1708b42c03d9c5c462d611e218df919d126318eb99f0fcfb7de1cb",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
