/**
 * @generated SignedSource<<adfb27385c4c807edb16d80469ff8c43>>
 * @relayHash c2095777cf661b787dac30d9296ca91e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cb90f97a65382f373bf24050c13be61233257cd9299a403692f1d7c7fa2bd1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cb90f97a65382f373bf24050c13be61233257cd9299a403692f1d7c7fa2bd1f",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
