/**
 * @generated SignedSource<<12f33c519b2a72222cfcb0fd95998a79>>
 * @relayHash 65aebf41114cbfdaeab2c9ebefc4c351
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a42c55c0de5e45c5a361279660bedb6cc9f7de81b187ae1b861321c0fd9caab9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a42c55c0de5e45c5a361279660bedb6cc9f7de81b187ae1b861321c0fd9caab9",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
