/**
 * @generated SignedSource<<788d253f7938de7bc45560f241994631>>
 * @relayHash e61f07281e43d8f822ee8155ccfa7e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11e3a7a2efd08b34411acd66ced9e488ca5858a43b5ef0b3d6e8b2cafff5626e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11e3a7a2efd08b34411acd66ced9e488ca5858a43b5ef0b3d6e8b2cafff5626e",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
