/**
 * @generated SignedSource<<ee5b4b54e8bd03f6b334000178db7c92>>
 * @relayHash 1cae22a8d4ebd022ffce2d9581444b07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f44336b3315f597727e5e4e8c1d9d1a2977cdbfc7849aa48161214ac3d1b2698

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentFormQuery } from './PaymentFormQuery.graphql';

const node: PreloadableConcreteRequest<PaymentFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f44336b3315f597727e5e4e8c1d9d1a2977cdbfc7849aa48161214ac3d1b2698",
    "metadata": {},
    "name": "PaymentFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
