/**
 * @generated SignedSource<<caac2b7302b0ce51d0eefe9d293d62b6>>
 * @relayHash 4ddcc346cee2e1e928e22a54cdb50294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b63ca71fe980d40f1ab73fad29ddf42ef17b3aa15e0450bd6152527b2bff5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindWorkScreenQuery } from './FindWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41b63ca71fe980d40f1ab73fad29ddf42ef17b3aa15e0450bd6152527b2bff5b",
    "metadata": {},
    "name": "FindWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
