/**
 * @generated SignedSource<<772c92152bf7d9f96acc56c6b75680ef>>
 * @relayHash b76e79bce29a527bcbf2eccedf351995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 194923fc11b0bd0a34e67b921a1e3066268619178112e9be64726c3a12ed6514

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "194923fc11b0bd0a34e67b921a1e3066268619178112e9be64726c3a12ed6514",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
