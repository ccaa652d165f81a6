/**
 * @generated SignedSource<<a8a420f37ab4abf27b58bf7124323ac7>>
 * @relayHash 1aa03a08ac30b11c3b5f7aadb28fd347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31434362815a32e67e630be44f7eece4bf36b5353f57d2e57c4eb0f9c3691dda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31434362815a32e67e630be44f7eece4bf36b5353f57d2e57c4eb0f9c3691dda",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
