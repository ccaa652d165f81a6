/**
 * @generated SignedSource<<22220b59de4a20555d264bad7c23669d>>
 * @relayHash 8bd0bfba0d78183644e743675aab1afa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35914a511337f83cd039f066e559d79b468f9df9095746f07540b10beb99acea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsScreenQuery } from './ReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35914a511337f83cd039f066e559d79b468f9df9095746f07540b10beb99acea",
    "metadata": {},
    "name": "ReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
