/**
 * @generated SignedSource<<0e14370651839bebba809b5a12b13909>>
 * @relayHash 6d3eaba62e6d96d4d0ce32cec59cb7eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eea55ea042eee8fca5fbe14a32fbc6fcf09dbca58db8fc183e11781848c680ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MySubscriptionScreenQuery } from './MySubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<MySubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eea55ea042eee8fca5fbe14a32fbc6fcf09dbca58db8fc183e11781848c680ea",
    "metadata": {},
    "name": "MySubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
