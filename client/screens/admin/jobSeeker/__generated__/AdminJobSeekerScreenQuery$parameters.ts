/**
 * @generated SignedSource<<239966f7cb4db82c9360bb1316bfc126>>
 * @relayHash 2e7c41a6ed85aa3bcde6160ef775d6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d7b96c34e66c83d81ea261d6c13f2f73f5ac739b0f50a44dc6ab4006eb64956

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d7b96c34e66c83d81ea261d6c13f2f73f5ac739b0f50a44dc6ab4006eb64956",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
