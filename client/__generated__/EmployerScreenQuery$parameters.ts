/**
 * @generated SignedSource<<d569ebb28ec86892962b1250623901b3>>
 * @relayHash 860c33e3f8f5a1ddb8ad8ef7e15be9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46ce18f965caccf05808a647e67f250b1060da23a7d4027670f9d292bb5546a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d46ce18f965caccf05808a647e67f250b1060da23a7d4027670f9d292bb5546a",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
