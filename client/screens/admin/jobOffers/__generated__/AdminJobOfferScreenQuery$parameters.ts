/**
 * @generated SignedSource<<044c164e6592729f1d5d0ccef0bd9eba>>
 * @relayHash fc9b54fe506be5f65083510b49a76966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa8b4116cfd083deba57be1d49af31051d5e51e27d97e95e5e0c2b3fe4e25ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOfferScreenQuery } from './AdminJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fa8b4116cfd083deba57be1d49af31051d5e51e27d97e95e5e0c2b3fe4e25ac",
    "metadata": {},
    "name": "AdminJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
