/**
 * @generated SignedSource<<1ddb30ea107d912211585ab1f342a727>>
 * @relayHash b22abda703beea6d558bbaf630f9bf5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71e7ecb8d59506fedc9216a2abd31ff576c5fe921ca35aab874d2fc4388724e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a71e7ecb8d59506fedc9216a2abd31ff576c5fe921ca35aab874d2fc4388724e",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
