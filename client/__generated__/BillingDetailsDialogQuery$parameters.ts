/**
 * @generated SignedSource<<074fb0ab60fff6cccf690956afea5dca>>
 * @relayHash b63e734b5c9d49e03b773131dd1c6b4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b102533661be3682ef2a2a6ed64759dfb6eb58d4a84843d94f71dcbe0faa4d4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingDetailsDialogQuery } from './BillingDetailsDialogQuery.graphql';

const node: PreloadableConcreteRequest<BillingDetailsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b102533661be3682ef2a2a6ed64759dfb6eb58d4a84843d94f71dcbe0faa4d4b",
    "metadata": {},
    "name": "BillingDetailsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
