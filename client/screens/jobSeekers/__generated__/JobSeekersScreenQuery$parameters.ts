/**
 * @generated SignedSource<<f19381b69c3bf168fa40a8d4570dd952>>
 * @relayHash a74b38db50a0e023e342f69b38220d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baef56a0f330626050b6b0b62574629963d0f755068e2b1afb41389cb8760d63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baef56a0f330626050b6b0b62574629963d0f755068e2b1afb41389cb8760d63",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
