/**
 * @generated SignedSource<<4989a0689f1a4ac6b1d51e666a830e63>>
 * @relayHash d46d275e67c51df8f08f4167bd376402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f224b7143723e856167336be372edb37e42509464e0d7c93e81b2602f06b7cb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEmployersScreenQuery } from './AdminEmployersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEmployersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f224b7143723e856167336be372edb37e42509464e0d7c93e81b2602f06b7cb9",
    "metadata": {},
    "name": "AdminEmployersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
