/**
 * @generated SignedSource<<f34830c79594cfc5fc335ff26bc79688>>
 * @relayHash 01813a0277176ef27d4b51dc6c02e9c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96acf0cb62df0fec60aac4732e30d69c8be88ab66aeddc389192e87f81837896

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsScreenQuery } from './SubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96acf0cb62df0fec60aac4732e30d69c8be88ab66aeddc389192e87f81837896",
    "metadata": {},
    "name": "SubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
