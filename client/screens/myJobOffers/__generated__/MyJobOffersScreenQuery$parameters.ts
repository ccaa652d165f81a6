/**
 * @generated SignedSource<<2223eea55cd67be6c6f59782f9f5f1fa>>
 * @relayHash 91d94295dfd48b78fe54887963226a2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4674848564d47dbf0db6ee41bc4c839491daacf0f526abf958858b06fdf232f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOffersScreenQuery } from './MyJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4674848564d47dbf0db6ee41bc4c839491daacf0f526abf958858b06fdf232f8",
    "metadata": {},
    "name": "MyJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
