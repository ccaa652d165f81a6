/**
 * @generated SignedSource<<3257611c81f292ae4c853b3251b0005f>>
 * @relayHash 48d7289f9c31a2f89e40aed4667dba88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd946f7012f296afefc28b4cfabe3371e2b6362bb5f7fd8713f0d0ed32d63de9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd946f7012f296afefc28b4cfabe3371e2b6362bb5f7fd8713f0d0ed32d63de9",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
