/**
 * @generated SignedSource<<ac527d0daa66e886f6e530f00fd3e070>>
 * @relayHash 4670baf8cd37a743060a70e2ce22b3b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1581aec9ef3a198a93f11ad1f41a40a231b649fc9059424a874b5a519a0e36d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateMyProfileScreenQuery } from './CreateMyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateMyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1581aec9ef3a198a93f11ad1f41a40a231b649fc9059424a874b5a519a0e36d4",
    "metadata": {},
    "name": "CreateMyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
