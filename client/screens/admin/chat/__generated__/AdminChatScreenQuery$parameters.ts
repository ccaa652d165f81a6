/**
 * @generated SignedSource<<ed79d0b640662776e8aa4fd421cde181>>
 * @relayHash fbe0b1c82d940c1e991274a767f2fa19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0eebb5df6c06d21a651621332a2ac36fc3d94cf10bfe0798453e4eca46b784b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0eebb5df6c06d21a651621332a2ac36fc3d94cf10bfe0798453e4eca46b784b",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
