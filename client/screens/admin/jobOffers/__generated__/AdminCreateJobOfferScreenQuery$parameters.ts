/**
 * @generated SignedSource<<e83b7a9f477379830b83c4666d76e93b>>
 * @relayHash bdcb86f2b99524bc734a83e9714ae59b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24d3ce478a020c7dde185861e4955f84a75293bb9b3cb4221b6f8f756e759254

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCreateJobOfferScreenQuery } from './AdminCreateJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCreateJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24d3ce478a020c7dde185861e4955f84a75293bb9b3cb4221b6f8f756e759254",
    "metadata": {},
    "name": "AdminCreateJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
