/**
 * @generated SignedSource<<440cee0e69ffda00544918c428f035c1>>
 * @relayHash d3216265fd2c899db42800bbab9e813b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70d3c7fef8feab5dedc5081a50234db3637aeabb53b14fc71baf0e507f68996

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b70d3c7fef8feab5dedc5081a50234db3637aeabb53b14fc71baf0e507f68996",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
