/**
 * @generated SignedSource<<2ea6e34f79f46397bf7e5a1bba35edcc>>
 * @relayHash 4088722622c6ce6c01f58ec15bb5682c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a10494020a8f0ff8ea1977c448e0d60cfdef1c0dea4c9098652ca65ded0650c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a10494020a8f0ff8ea1977c448e0d60cfdef1c0dea4c9098652ca65ded0650c",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
