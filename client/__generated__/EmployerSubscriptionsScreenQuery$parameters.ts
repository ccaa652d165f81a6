/**
 * @generated SignedSource<<f8458187431ec09630aaa49bfc616c40>>
 * @relayHash 39e7172241cbad14f9037dbb041a51c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e4dc074cc82eecefff627a7728ea489cde02a10e11909cb84c681625b89e720

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerSubscriptionsScreenQuery } from './EmployerSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e4dc074cc82eecefff627a7728ea489cde02a10e11909cb84c681625b89e720",
    "metadata": {},
    "name": "EmployerSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
