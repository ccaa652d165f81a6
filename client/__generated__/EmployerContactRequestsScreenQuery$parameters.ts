/**
 * @generated SignedSource<<70cb3133b02172376a6a11056001da6b>>
 * @relayHash 9aa9f47820357756fdd157675117d8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5cb671433b554f226d01479136b662f3b59783e808809f4e17f4547dbee12c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerContactRequestsScreenQuery } from './EmployerContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5cb671433b554f226d01479136b662f3b59783e808809f4e17f4547dbee12c5",
    "metadata": {},
    "name": "EmployerContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
