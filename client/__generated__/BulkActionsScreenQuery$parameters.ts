/**
 * @generated SignedSource<<1c174fa7a58c757d5c4c4ff8f7328b5b>>
 * @relayHash 3c7b21021634fc652a5ab8b4c5f7260f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4375293496819d44b18c2e714ebc2c96b7b6b906ee7339e3af7c7031db19789f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkActionsScreenQuery } from './BulkActionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkActionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4375293496819d44b18c2e714ebc2c96b7b6b906ee7339e3af7c7031db19789f",
    "metadata": {},
    "name": "BulkActionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
