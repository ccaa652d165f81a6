/**
 * @generated SignedSource<<56faa211a0bd275d71c49c387e87a479>>
 * @relayHash 653daf0152d98822cbf1dbdc01014d54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2df55441b2c5c8d79aa8486732900afaf4d84693fb25345e7fc366a388f7ac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2df55441b2c5c8d79aa8486732900afaf4d84693fb25345e7fc366a388f7ac3",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
