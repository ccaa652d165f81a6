/**
 * @generated SignedSource<<b6d8573bd26d1510b120de48e4b079db>>
 * @relayHash ca6fd0f8e7ff13fc317443ae5fd8c97e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0283f5e7ff41ee505f4acd2f81f416417d15c9e362441ef65e6d806fab62a3a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0283f5e7ff41ee505f4acd2f81f416417d15c9e362441ef65e6d806fab62a3a2",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
