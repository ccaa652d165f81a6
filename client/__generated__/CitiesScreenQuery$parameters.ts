/**
 * @generated SignedSource<<64cb7b73a6d3fca731e6b1ceeb676f8d>>
 * @relayHash c4272b5e7cd4a289c9911874d6945c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebe1175494a386027c6cae41fc4b08d4698d38b99d633ae4f3d244ddb99dc396

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CitiesScreenQuery } from './CitiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CitiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ebe1175494a386027c6cae41fc4b08d4698d38b99d633ae4f3d244ddb99dc396",
    "metadata": {},
    "name": "CitiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
