/**
 * @generated SignedSource<<58080fee1eb020a0f526f53f4fa2526e>>
 * @relayHash 752f4ac462023cb55168a06fefd91ea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75e9958b12219bfeeb8b2728499048e88d96eaca360e22de8d00d7e90a27fc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CityScreenQuery } from './CityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a75e9958b12219bfeeb8b2728499048e88d96eaca360e22de8d00d7e90a27fc4",
    "metadata": {},
    "name": "CityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
