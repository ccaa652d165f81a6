/**
 * @generated SignedSource<<fa7bb7709e6a64eed2ecffef0ce5f86f>>
 * @relayHash b69e487ff3dedfb369818aad1a4e72e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80cc7abe96339dca3271c323d95d747e48f3ecc0b4fe89db358c359348ead3a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80cc7abe96339dca3271c323d95d747e48f3ecc0b4fe89db358c359348ead3a2",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
