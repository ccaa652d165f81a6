/**
 * @generated SignedSource<<29fe36df005365f33e90dfcd261f5bed>>
 * @relayHash 7f51e79ea8159453756f410f2e48e480
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0bc55c6d4146db2c4d50ab8ff62b2aa09254157e6a3b9985aec59e045493631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0bc55c6d4146db2c4d50ab8ff62b2aa09254157e6a3b9985aec59e045493631",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
