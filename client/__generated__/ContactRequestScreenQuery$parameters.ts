/**
 * @generated SignedSource<<b16e16f8e29aeff69390a2c720951e1f>>
 * @relayHash 6a3a98c250828652d6f61c188c366b63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301465ab60a809a237e7a7400e920af7337d1369864ebdba1e62aaa18b0b16ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestScreenQuery } from './ContactRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "301465ab60a809a237e7a7400e920af7337d1369864ebdba1e62aaa18b0b16ad",
    "metadata": {},
    "name": "ContactRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
