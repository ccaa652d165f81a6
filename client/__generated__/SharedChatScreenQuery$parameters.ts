/**
 * @generated SignedSource<<f7980995e0f37487534efed1b631b7b7>>
 * @relayHash 14e58176235c41501186092c1efa0ead
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 247789b35c65ee7f1c8add24a428338a2fbd570d1f6a291130e233eedee71ca9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "247789b35c65ee7f1c8add24a428338a2fbd570d1f6a291130e233eedee71ca9",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
