/**
 * @generated SignedSource<<47fd10384f59f5b133b61c70d0d67760>>
 * @relayHash 8f71f74c1b83d833c84b3abb364a4699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58c29fe831b9145b1c4a85ff99670a4d30c9d863668be28301a3a155f9ce4051

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOfferScreenQuery } from './AdminJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58c29fe831b9145b1c4a85ff99670a4d30c9d863668be28301a3a155f9ce4051",
    "metadata": {},
    "name": "AdminJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
