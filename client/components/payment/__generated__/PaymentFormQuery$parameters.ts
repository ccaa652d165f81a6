/**
 * @generated SignedSource<<a7d33bcf778babaef2037b961df2cda7>>
 * @relayHash 5de43bc6e3a1fc997c788f1e9ea2841d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efc5857f670095d22138c4486b7f4e89a2c0917dddeaaaca1132027452920fd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentFormQuery } from './PaymentFormQuery.graphql';

const node: PreloadableConcreteRequest<PaymentFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efc5857f670095d22138c4486b7f4e89a2c0917dddeaaaca1132027452920fd9",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
