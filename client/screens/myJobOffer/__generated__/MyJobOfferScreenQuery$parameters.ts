/**
 * @generated SignedSource<<4b18fd31f181e5afa4b51984698f9c2c>>
 * @relayHash 2f29c23a7da4bf4719d54b0c1ad3fa62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e07aaf006fe6b4d770271b980f89b583236a7e4ee925b4ed02a9c769911a87f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e07aaf006fe6b4d770271b980f89b583236a7e4ee925b4ed02a9c769911a87f",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
