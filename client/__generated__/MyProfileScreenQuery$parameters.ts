/**
 * @generated SignedSource<<d53b811eb3b2329e549fbecc2d96833e>>
 * @relayHash 7ed39fb58139a7f4d6376e88dcee5216
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92c8fc5f776714a1c03be78d6799ed30dad82463907bd3ce92d16345d5a6add8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92c8fc5f776714a1c03be78d6799ed30dad82463907bd3ce92d16345d5a6add8",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
