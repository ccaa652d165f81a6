/**
 * @generated SignedSource<<b070523c6db4f0a998483911d994023a>>
 * @relayHash e2f8bd79a1a039ba7a9363188fa54126
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa376f10b2f5baa6cc6065bf41419f5fd74c22eea5bb83b089691c8dda5a5fe5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa376f10b2f5baa6cc6065bf41419f5fd74c22eea5bb83b089691c8dda5a5fe5",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
