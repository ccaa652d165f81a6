/**
 * @generated SignedSource<<30820eef967e5fc16e3870e18ac68593>>
 * @relayHash 81b5dbc8c70b00d72d41df3ab4d7e036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38f487911c2ed25008cd75887b76dccbb2747963aa0b3b1f5ec798af82e796f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkActionScreenQuery } from './BulkActionScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkActionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38f487911c2ed25008cd75887b76dccbb2747963aa0b3b1f5ec798af82e796f7",
    "metadata": {},
    "name": "BulkActionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
