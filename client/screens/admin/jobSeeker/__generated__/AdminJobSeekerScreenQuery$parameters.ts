/**
 * @generated SignedSource<<0ec4feb90de84d63846401992c2d8ade>>
 * @relayHash 11dee36cca89f6c552059d6e9205b022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88195a7a2d4d4e8d84fcb5e4a8a75040270721dbc7f3ab9393d7d89e4a37c15c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88195a7a2d4d4e8d84fcb5e4a8a75040270721dbc7f3ab9393d7d89e4a37c15c",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
