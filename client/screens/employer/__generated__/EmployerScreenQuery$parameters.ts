/**
 * @generated SignedSource<<91d8f33a7dd2639299547a765c7bc893>>
 * @relayHash 39006d11b245aa12f61fd5b73e4c907e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df13dea0070672eb7433fc39b0b78cb4911b66e1e260f66e561a49d854dfca00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df13dea0070672eb7433fc39b0b78cb4911b66e1e260f66e561a49d854dfca00",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
