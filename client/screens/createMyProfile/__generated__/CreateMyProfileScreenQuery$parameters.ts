/**
 * @generated SignedSource<<e24db16e98a0dee593f1bc77b26bfc8e>>
 * @relayHash cb3457f20ec12dad19c1d0d96c96f188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c789fa0826cb0441632bf01fda4cafe2895c7a514297b541defe82d4a1fd5c7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateMyProfileScreenQuery } from './CreateMyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateMyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c789fa0826cb0441632bf01fda4cafe2895c7a514297b541defe82d4a1fd5c7c",
    "metadata": {},
    "name": "CreateMyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
