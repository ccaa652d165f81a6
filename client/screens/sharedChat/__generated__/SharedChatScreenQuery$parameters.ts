/**
 * @generated SignedSource<<27b196781dae9059965d25e0a5925719>>
 * @relayHash aa7230a6f6da63bf6aeddc792ba6464c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35b2a1cca08ea19f1e467bf6692bcf5bdca56d0fce539e20ec7e5d514315838

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f35b2a1cca08ea19f1e467bf6692bcf5bdca56d0fce539e20ec7e5d514315838",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
