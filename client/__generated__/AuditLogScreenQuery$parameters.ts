/**
 * @generated SignedSource<<45b2aafbf289403539559b4861339aa7>>
 * @relayHash 422891856db12228ed8ecb5f89743e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f028781947a79b48b2f3877fdf2998655b6e3732dbb73d2a099fa7b6dbfb44f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditLogScreenQuery } from './AuditLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<AuditLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f028781947a79b48b2f3877fdf2998655b6e3732dbb73d2a099fa7b6dbfb44f2",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
