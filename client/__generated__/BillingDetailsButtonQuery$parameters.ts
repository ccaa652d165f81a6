/**
 * @generated SignedSource<<c4b5b7e464bcd516506dd2a723c30fba>>
 * @relayHash b476766959f48a540d438a155cb847c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aedd6ae94b29189cd74e51b0880eb8b1cd1427a6a28b54e6ce6a1341783ee5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillingDetailsButtonQuery } from './BillingDetailsButtonQuery.graphql';

const node: PreloadableConcreteRequest<BillingDetailsButtonQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aedd6ae94b29189cd74e51b0880eb8b1cd1427a6a28b54e6ce6a1341783ee5a",
    "metadata": {},
    "name": "BillingDetailsButtonQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
