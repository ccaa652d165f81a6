/**
 * @generated SignedSource<<966944b6872c0b5fb9692864195709cf>>
 * @relayHash bb910eb8d583396bcb4c8277f845ed89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 221f2fc4147275813040dc6bb517c6bb4c71759ca453882dac6a8b57eab97fe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerSubscriptionsScreenQuery } from './EmployerSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "221f2fc4147275813040dc6bb517c6bb4c71759ca453882dac6a8b57eab97fe1",
    "metadata": {},
    "name": "EmployerSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
