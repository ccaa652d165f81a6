/**
 * @generated SignedSource<<4ee347bce99971ea6e0ab77df2b97766>>
 * @relayHash ecffee2d83abdbe393d4e49e24e4f3b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 643ce4a76df9e1509a9fb9b8dc1ca0c211eaa9f6fa0af829672b868692a1d497

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "643ce4a76df9e1509a9fb9b8dc1ca0c211eaa9f6fa0af829672b868692a1d497",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
