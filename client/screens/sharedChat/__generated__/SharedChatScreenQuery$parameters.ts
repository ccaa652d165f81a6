/**
 * @generated SignedSource<<41f84a42d7e72122bf96bf607d297fc2>>
 * @relayHash 2a36a0a02e13a8b795974fecaeef26b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b2eebb0efd8d615abf584233472ff0bf31a181b288b53b4e993b86f6d3f01e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b2eebb0efd8d615abf584233472ff0bf31a181b288b53b4e993b86f6d3f01e6",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
