/**
 * @generated SignedSource<<c093cd44180543c77d72d062460ab142>>
 * @relayHash 8fdc32239e99075423c29f44fe4a75c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c92000ed051702262dda32dead586dc789c5d57e810b0c81e45a323bff3eb4d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApplicantsScreenQuery } from './ApplicantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApplicantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c92000ed051702262dda32dead586dc789c5d57e810b0c81e45a323bff3eb4d9",
    "metadata": {},
    "name": "ApplicantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
