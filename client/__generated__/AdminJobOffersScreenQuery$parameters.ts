/**
 * @generated SignedSource<<706b8ca437ec1d03c0701e9e4796f185>>
 * @relayHash eeeaa6ea5f4aedf5090360054eba12ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e56841086d30b734e24e165613cfe686e83c5749c02cc8a445556b7c8ceebfa4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOffersScreenQuery } from './AdminJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e56841086d30b734e24e165613cfe686e83c5749c02cc8a445556b7c8ceebfa4",
    "metadata": {},
    "name": "AdminJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
