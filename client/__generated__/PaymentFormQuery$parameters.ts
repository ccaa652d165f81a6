/**
 * @generated SignedSource<<a1d62cd3ef84369e4c0b9d465c10f2b9>>
 * @relayHash 376fb81c0d3e5848f4926046cc0660dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d5b6623cf6878c34ddf176847279ba67623b9a003b714e5fa44d5c13932a8e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentFormQuery } from './PaymentFormQuery.graphql';

const node: PreloadableConcreteRequest<PaymentFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d5b6623cf6878c34ddf176847279ba67623b9a003b714e5fa44d5c13932a8e4",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
