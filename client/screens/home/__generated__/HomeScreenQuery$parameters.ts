/**
 * @generated SignedSource<<77c0be082f4e5b925f597eebfedfe1c7>>
 * @relayHash 60998578e78d5b2ca3145d1e51f96b9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc6dc10fd9ff0f264df0a1c8541c62d513032dc6144140d7ba845a5339c44fa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc6dc10fd9ff0f264df0a1c8541c62d513032dc6144140d7ba845a5339c44fa8",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
