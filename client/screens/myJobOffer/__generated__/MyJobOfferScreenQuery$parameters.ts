/**
 * @generated SignedSource<<5afd94f30fff49f18d8fa8bcbf55162f>>
 * @relayHash 2eff837e7e0d952a0939bf64eaf9a765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 954b8430be57fb8cb604365a0ec807834c0026f2b7ad48613e7b95619b873189

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "954b8430be57fb8cb604365a0ec807834c0026f2b7ad48613e7b95619b873189",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
