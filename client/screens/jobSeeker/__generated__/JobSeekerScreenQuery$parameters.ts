/**
 * @generated SignedSource<<2147785bec1dfa2fd9c5fe90ee1826ce>>
 * @relayHash ca49983c757f5dc1656da85ea2892fa0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f7dd8d53d4dc8e6e8b01a33917a7fb00dba6c711d960f11b223075383dc7fb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f7dd8d53d4dc8e6e8b01a33917a7fb00dba6c711d960f11b223075383dc7fb7",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
