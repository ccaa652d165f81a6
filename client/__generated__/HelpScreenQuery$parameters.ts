/**
 * @generated SignedSource<<5fc4343efd1dab8c913c72a04222d0a2>>
 * @relayHash 7a307ac4b291492f0489b6518f757bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ec3451031db7d3a9719ecae10e8f28df60775f668805713b0d44367424ce211

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpScreenQuery } from './HelpScreenQuery.graphql';

const node: PreloadableConcreteRequest<HelpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ec3451031db7d3a9719ecae10e8f28df60775f668805713b0d44367424ce211",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
