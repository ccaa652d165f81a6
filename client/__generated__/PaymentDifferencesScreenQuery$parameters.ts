/**
 * @generated SignedSource<<e43c1b9770aaaa5b9a6dce275ad8a3ce>>
 * @relayHash 389bf6e14da120146592aab0a3cc9c05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89bb6c8e7450052b4e9b7d0e6cf1ee6e9d2057095d52911893c215ab702871e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentDifferencesScreenQuery } from './PaymentDifferencesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentDifferencesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89bb6c8e7450052b4e9b7d0e6cf1ee6e9d2057095d52911893c215ab702871e1",
    "metadata": {},
    "name": "PaymentDifferencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
