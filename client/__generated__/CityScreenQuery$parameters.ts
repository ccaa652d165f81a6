/**
 * @generated SignedSource<<9fb21fed532d9883e734724f49e1d6db>>
 * @relayHash 468d47c4494828c25c6c98a8d147c895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f49eeb28ab674c7183513c8af50e7e1bf1fde3d0c2f696559f0186e89c164e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CityScreenQuery } from './CityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f49eeb28ab674c7183513c8af50e7e1bf1fde3d0c2f696559f0186e89c164e",
    "metadata": {},
    "name": "CityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
