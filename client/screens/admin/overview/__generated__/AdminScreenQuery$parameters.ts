/**
 * @generated SignedSource<<b1cb0c48d6c58113af177198d84ee915>>
 * @relayHash a133003b6d203515a11ecc07a2253e8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45950ad0fbb5d644b1831b6ca81a9c3fda41ce58b5bbf7e87ae04aac39525ed8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45950ad0fbb5d644b1831b6ca81a9c3fda41ce58b5bbf7e87ae04aac39525ed8",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
