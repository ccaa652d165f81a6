/**
 * @generated SignedSource<<e6f4d05724a098e4f35a5cfc58ba9c25>>
 * @relayHash cdc6e46b9519f7c6de6ea78eeaa8cdf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c99a54609bfb176f0338935f13462e7626be6f4818e550e1aedd6aed47bed24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c99a54609bfb176f0338935f13462e7626be6f4818e550e1aedd6aed47bed24",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
