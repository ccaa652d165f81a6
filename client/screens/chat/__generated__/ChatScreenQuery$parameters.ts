/**
 * @generated SignedSource<<aa672431a5d658bda50fe8c17ca1af7b>>
 * @relayHash 009983d385ccbbc15b9fd42c6ed0dd22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca4a7e5e8b8857d7fbc59f3da85ed99917adf11dcce9a7d317ad3a1c2719824

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aca4a7e5e8b8857d7fbc59f3da85ed99917adf11dcce9a7d317ad3a1c2719824",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
