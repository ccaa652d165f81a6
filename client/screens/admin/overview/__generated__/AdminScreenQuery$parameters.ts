/**
 * @generated SignedSource<<70a7534a8c002d1f5e5b1ec7b5101b57>>
 * @relayHash b30c8840cd516ff1a806ec04603f206f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d4a25ae47af5a094fa4392183374becaef9fba19b25615115954023e7252dc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d4a25ae47af5a094fa4392183374becaef9fba19b25615115954023e7252dc8",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
