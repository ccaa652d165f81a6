/**
 * @generated SignedSource<<0f4f1c5e98fa2313ec6977c2484e770e>>
 * @relayHash 41979238b652f4f3415865e7a827616c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98ebcc333741be1858262c6232ba0b3729532a59cb6f971c2fa8e3f049517eaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98ebcc333741be1858262c6232ba0b3729532a59cb6f971c2fa8e3f049517eaa",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
