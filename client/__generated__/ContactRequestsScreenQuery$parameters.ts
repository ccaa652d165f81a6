/**
 * @generated SignedSource<<84deddfb85fb3c9f6d6f51201c8f4b57>>
 * @relayHash 4e030eaff568782d8cc4f983dad1654a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9ba6e57bce67368a3909e404a7cf9bff13c890fb868a027ce8696b91801233

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e9ba6e57bce67368a3909e404a7cf9bff13c890fb868a027ce8696b91801233",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
