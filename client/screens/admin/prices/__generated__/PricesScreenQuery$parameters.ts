/**
 * @generated SignedSource<<3b95145a2694d82c8d8af6ad59bd84d5>>
 * @relayHash 07d7dcb5db272a39398ef5dfc5eb4630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65d5875c4e631251607038826ba81575c3491ea632390241a5351e8095eeef27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65d5875c4e631251607038826ba81575c3491ea632390241a5351e8095eeef27",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
