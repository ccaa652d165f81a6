/**
 * @generated SignedSource<<184446bc844905df41ebaf3cff62efa0>>
 * @relayHash 73b1257ea508a52c0f15dfb596449aad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02bc4d553ab0273a65b66d0c4d9eb8f9bb285919411ceda7f9da59d5ea000ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CityScreenQuery } from './CityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c02bc4d553ab0273a65b66d0c4d9eb8f9bb285919411ceda7f9da59d5ea000ce",
    "metadata": {},
    "name": "CityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
