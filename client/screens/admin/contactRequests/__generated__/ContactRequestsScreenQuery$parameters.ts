/**
 * @generated SignedSource<<720c78297c187981ffa2589dd59b3c57>>
 * @relayHash f133b5c1ae3d7c7a30c0e1047f5f7b20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c2920e9e8bf2caff0046674f6b88e28e74182eafd16dba15a567967a2f66b27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c2920e9e8bf2caff0046674f6b88e28e74182eafd16dba15a567967a2f66b27",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
