/**
 * @generated SignedSource<<b15df7457cc2270392c59b7d2b375483>>
 * @relayHash 03a68bd4002a13e86e64d171d8e79bc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be4f8bcad1ba733a0f56a1f6b9f1726b0d7c04085800973fd260f199a46c2fcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be4f8bcad1ba733a0f56a1f6b9f1726b0d7c04085800973fd260f199a46c2fcc",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
