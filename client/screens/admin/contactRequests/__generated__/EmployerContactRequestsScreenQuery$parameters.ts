/**
 * @generated SignedSource<<39dba2a7321fdd09da7944a56f4ae34a>>
 * @relayHash eb8bf44c5458dce645df0826cdfb0bb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99ee8e0663db61114dca8336a1b41615ba93e2f0461036b7687703391abd0317

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerContactRequestsScreenQuery } from './EmployerContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99ee8e0663db61114dca8336a1b41615ba93e2f0461036b7687703391abd0317",
    "metadata": {},
    "name": "EmployerContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
