/**
 * @generated SignedSource<<1cca60bfeb263052badf6e4d434f9a52>>
 * @relayHash 9e654092969f54dec38bf7ba948e9055
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9928819616405d662b0ac4722d594d4aea23e09a2d3d4b9582420c5919df9577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportScreenQuery } from './ReportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9928819616405d662b0ac4722d594d4aea23e09a2d3d4b9582420c5919df9577",
    "metadata": {},
    "name": "ReportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
