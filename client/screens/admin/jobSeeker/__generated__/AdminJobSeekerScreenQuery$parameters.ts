/**
 * @generated SignedSource<<3cf4eea25d8fa21d311a9bb130375edd>>
 * @relayHash 1ee3d22d32a4542a4df9ccc67392c32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca3ce65cb71dee1b8e53a40a14755c238badbf0829298f60f4c52ac018efa7c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca3ce65cb71dee1b8e53a40a14755c238badbf0829298f60f4c52ac018efa7c6",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
