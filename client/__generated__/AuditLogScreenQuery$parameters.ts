/**
 * @generated SignedSource<<05f703d75cb1c66b75ab1e1c3b10faf2>>
 * @relayHash 53b1f6ef4caf369a09d7c913221b8129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b012da21b78108e3daad71ce24e85ba51446e31ac63fcceb2140522421008a8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b012da21b78108e3daad71ce24e85ba51446e31ac63fcceb2140522421008a8d",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
