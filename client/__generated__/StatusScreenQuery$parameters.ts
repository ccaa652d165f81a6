/**
 * @generated SignedSource<<9b8bc670005ef5f9f188875d7a315850>>
 * @relayHash fc43e5a88c98338a96740ad91ea20a66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8672bdc508ef0e83ac5cd2d72d90852b540916c05771d5710de3bdc266f35ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8672bdc508ef0e83ac5cd2d72d90852b540916c05771d5710de3bdc266f35ca",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
