/**
 * @generated SignedSource<<516ba91a383f88f680eaa0c38443ae58>>
 * @relayHash 5ca3310bb098716eafd95c10e8a1307c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72082fb813e5b954a3952bdd9fa093ab33164cda54ca20c06f609a8ec30ea78b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateMyProfileScreenQuery } from './CreateMyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateMyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72082fb813e5b954a3952bdd9fa093ab33164cda54ca20c06f609a8ec30ea78b",
    "metadata": {},
    "name": "CreateMyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
