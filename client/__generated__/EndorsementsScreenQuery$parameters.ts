/**
 * @generated SignedSource<<e04d3a6dec301286717a4173856cb53e>>
 * @relayHash 367f70c5c80b62b96c287d8bc817dcd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6214de7d33f9afe40a2652c1c2fdec735f8528b4e3916dde18b24fe3d66887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndorsementsScreenQuery } from './EndorsementsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EndorsementsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad6214de7d33f9afe40a2652c1c2fdec735f8528b4e3916dde18b24fe3d66887",
    "metadata": {},
    "name": "EndorsementsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
