/**
 * @generated SignedSource<<a8b81411b3c816f33b840d0a7e83c834>>
 * @relayHash 82d356b2cc8c3db18c04d8a51ab5a163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5a45f0377f561471caad770d327019315a763419e34227ad99b2aed1ccfe99a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentFormQuery } from './PaymentFormQuery.graphql';

const node: PreloadableConcreteRequest<PaymentFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5a45f0377f561471caad770d327019315a763419e34227ad99b2aed1ccfe99a",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
