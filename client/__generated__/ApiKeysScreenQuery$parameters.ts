/**
 * @generated SignedSource<<d69fb48f581727ce6eae6439bba8cca2>>
 * @relayHash 0094771b5b60a8d46be72ed083efd088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dfc771ffc15eaafa21b024b8c8b0bfa8b88a4bbb382268120c4305626a50d93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiKeysScreenQuery } from './ApiKeysScreenQuery.graphql';

const node: PreloadableConcreteRequest<ApiKeysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dfc771ffc15eaafa21b024b8c8b0bfa8b88a4bbb382268120c4305626a50d93",
    "metadata": {},
    "name": "ApiKeysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
