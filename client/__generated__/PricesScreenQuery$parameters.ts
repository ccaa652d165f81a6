/**
 * @generated SignedSource<<b8ca989b9f3471b24952324fea14b1b9>>
 * @relayHash 0d7441c41d88b40887cf1bf2b79ff7a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc0a0565942c757c3924e57ec3f44002c05537e215bd5edc518ff8f31d32ce05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc0a0565942c757c3924e57ec3f44002c05537e215bd5edc518ff8f31d32ce05",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
