/**
 * @generated SignedSource<<0ed83527ac777305301852293d1d5001>>
 * @relayHash 98f928595fad573456db2f8ce11d21e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8678f49b22841407fb373e082cfc146b38f59dea47ccb3440cf87042cb9f225

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8678f49b22841407fb373e082cfc146b38f59dea47ccb3440cf87042cb9f225",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
