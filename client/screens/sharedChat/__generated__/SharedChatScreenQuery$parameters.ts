/**
 * @generated SignedSource<<9d9d0f18aa23dee779205e82bf55df9e>>
 * @relayHash 2c7386acf8413410673efa75dd4804d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd8b1c15be4af64f7bb8dadee594dd484c41c5d7cd46f37bfec8a11b6a87331

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abd8b1c15be4af64f7bb8dadee594dd484c41c5d7cd46f37bfec8a11b6a87331",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
