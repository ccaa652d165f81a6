/**
 * @generated SignedSource<<2e26799a167704e0713df196ea517207>>
 * @relayHash df7612d732d4f3c27ebc37a783997ac1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294bf81b671720a56b80e51385d8e747c6c9a3eb60c2d235fcae24a58dda2c7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "294bf81b671720a56b80e51385d8e747c6c9a3eb60c2d235fcae24a58dda2c7f",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
