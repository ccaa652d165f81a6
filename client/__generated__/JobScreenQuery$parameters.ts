/**
 * @generated SignedSource<<5815196c37aefe99e7f546ee419b1ffe>>
 * @relayHash b75d2c9490f7859a77393bc170a0945c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08d1b4577dac61b0f8b943908de22b0bc5e36b4603899806bf2b6b4a18a0e98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b08d1b4577dac61b0f8b943908de22b0bc5e36b4603899806bf2b6b4a18a0e98",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
