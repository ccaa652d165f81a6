/**
 * @generated SignedSource<<1db720fc437df429d645be4fd9371d18>>
 * @relayHash df7a729a6aa2c1bf71256609c68debb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44c32ad3ad73a64a60b0c4b3568a207f4631bebcc2395ad3ada43c4c5ca9dbcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerScreenQuery } from './CareerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44c32ad3ad73a64a60b0c4b3568a207f4631bebcc2395ad3ada43c4c5ca9dbcc",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
