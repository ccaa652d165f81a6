/**
 * @generated SignedSource<<7ff13e2ca49b7ca1446a3177f16dbce4>>
 * @relayHash 0c6e74d4d93150f615318e4479105a33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9780a4de539bff38b273aa2ff8552e91381192e6b87f8caf7012319bfd18ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerSubscriptionsScreenQuery } from './EmployerSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9780a4de539bff38b273aa2ff8552e91381192e6b87f8caf7012319bfd18ab",
    "metadata": {},
    "name": "EmployerSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
