/**
 * @generated SignedSource<<cb2856ede293072fcdcb2a7e610251ab>>
 * @relayHash ec4ddbcb129f35fe56569d88dc45e119
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab64a1233e8d9698784bd0542cd50c64babf904afc03ae8f80980193f6531bcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyContactRequestsScreenQuery } from './MyContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab64a1233e8d9698784bd0542cd50c64babf904afc03ae8f80980193f6531bcf",
    "metadata": {},
    "name": "MyContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
