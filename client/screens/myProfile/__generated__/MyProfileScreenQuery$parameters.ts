/**
 * @generated SignedSource<<2bfca6bad2cf7a13b9b98643600e122e>>
 * @relayHash 7a8f3944c29a204e13dbc6d24b456552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adedf9f9304b8a398d7939ecadb0d04b7ff65af43dce55a9d1ccd41aaf0775d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adedf9f9304b8a398d7939ecadb0d04b7ff65af43dce55a9d1ccd41aaf0775d6",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
