/**
 * @generated SignedSource<<362f720ccca33a0943365dd778f70432>>
 * @relayHash 547c748c8837df452c6b23e513732588
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e71b07374aac4abb5b4fecb24c1ccaafcc43993c7978c0c31eb8afb278454d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerScreenQuery } from './CareerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e71b07374aac4abb5b4fecb24c1ccaafcc43993c7978c0c31eb8afb278454d3",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
