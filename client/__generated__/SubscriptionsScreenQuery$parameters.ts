/**
 * @generated SignedSource<<e042690a5d0bd9edf8b83af7360eca04>>
 * @relayHash 9ba1b69eafe0f1066b522050d85425ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2791dd7f4c6ef7c220cdeaf576bf31483affa7e209b5186df3ea4925b7bb15de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsScreenQuery } from './SubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2791dd7f4c6ef7c220cdeaf576bf31483affa7e209b5186df3ea4925b7bb15de",
    "metadata": {},
    "name": "SubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
