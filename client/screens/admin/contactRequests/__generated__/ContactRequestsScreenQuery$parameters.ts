/**
 * @generated SignedSource<<76dae9c6e151b2f78bbf428f0ff4db42>>
 * @relayHash 6cb197459a44802f36cc7d072b9d1a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb474356811a4a6c8ff83acd7cb65287a83a0cf202dfa3a7d0ea8192bcf85079

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb474356811a4a6c8ff83acd7cb65287a83a0cf202dfa3a7d0ea8192bcf85079",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
