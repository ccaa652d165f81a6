/**
 * @generated SignedSource<<4d38ec84429aed5ec48ae6efd6323f59>>
 * @relayHash 664cf1475c821cb593cd6934676810fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fe001a9f4c517dab8672994cc3a32e113e6c7be1526fb3989dbd2076a68cba9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOffersScreenQuery } from './JobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fe001a9f4c517dab8672994cc3a32e113e6c7be1526fb3989dbd2076a68cba9",
    "metadata": {},
    "name": "JobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
