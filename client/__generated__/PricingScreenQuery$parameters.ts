/**
 * @generated SignedSource<<30c4fe09d5ebc2c3687e095417bf882a>>
 * @relayHash 272bec1f0a1fd4ccf213dc0c058f45b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84b9d8658af15413639ba2253df67260b31c8d94300cbb43dfe9f4e65b07fdc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingScreenQuery } from './PricingScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84b9d8658af15413639ba2253df67260b31c8d94300cbb43dfe9f4e65b07fdc6",
    "metadata": {},
    "name": "PricingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
