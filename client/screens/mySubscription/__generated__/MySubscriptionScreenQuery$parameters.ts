/**
 * @generated SignedSource<<7068a59cd3d58460de80b7dcb92bc3e0>>
 * @relayHash ca1c2bd499248231ff526363d441243c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b888d402bf2f0ed19ddcbd12c04d9a7c55231a7f63d3295ed056aba9e72cbac7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MySubscriptionScreenQuery } from './MySubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<MySubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b888d402bf2f0ed19ddcbd12c04d9a7c55231a7f63d3295ed056aba9e72cbac7",
    "metadata": {},
    "name": "MySubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
