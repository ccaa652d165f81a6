/**
 * @generated SignedSource<<413ae1704264cb7e8297465108a2f04e>>
 * @relayHash f351335ee306620eaf011fdc1d54df3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 020744e70fe176da11fa3019efdf338f06a90bc77d69fa2dc9d31c4b0f11e484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindWorkScreenQuery } from './FindWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "020744e70fe176da11fa3019efdf338f06a90bc77d69fa2dc9d31c4b0f11e484",
    "metadata": {},
    "name": "FindWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
