/**
 * @generated SignedSource<<362c1458ca9b0c8d02a8986536415729>>
 * @relayHash 84dfed0709718097eaf6896ca94dd153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be4e35e7158ece664b5a6c6e6efeb883f84b3bf171446dc98d4a9e88a6c7aaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentFormQuery } from './PaymentFormQuery.graphql';

const node: PreloadableConcreteRequest<PaymentFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9be4e35e7158ece664b5a6c6e6efeb883f84b3bf171446dc98d4a9e88a6c7aaa",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
