/**
 * @generated SignedSource<<bbabb94042f17714a2dfc0c69596b066>>
 * @relayHash 512570da7b07d6f1c828e3c83dc41c4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64039b1fbd0cd166d830479472838e3880f6b5856ab108ccd387200c7af71c80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentDifferencesScreenQuery } from './PaymentDifferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentDifferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64039b1fbd0cd166d830479472838e3880f6b5856ab108ccd387200c7af71c80",
    "metadata": {},
    "name": "PaymentDifferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
