/**
 * @generated SignedSource<<b47901d0e162678177cf9dc59d1981e5>>
 * @relayHash cb727b3da20f3d1e028cc53493669355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f40ba462d4b2a6f15021d8b7943b92bde1fd7d3e6aff9b1273b7e7a849d19a2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndorsementScreenQuery } from './EndorsementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EndorsementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f40ba462d4b2a6f15021d8b7943b92bde1fd7d3e6aff9b1273b7e7a849d19a2c",
    "metadata": {},
    "name": "EndorsementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
