/**
 * @generated SignedSource<<264002d4d81a1e5b37b6b9d02d6e5ca4>>
 * @relayHash 8e8738988e7de502ddf3d872b5be4466
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ec5666743f373dc9fb0a8598f7a256763ef4c45d944cbbd7069a1453c1b8a46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerScreenQuery } from './CareerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ec5666743f373dc9fb0a8598f7a256763ef4c45d944cbbd7069a1453c1b8a46",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
