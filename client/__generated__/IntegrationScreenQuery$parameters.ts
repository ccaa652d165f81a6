/**
 * @generated SignedSource<<83bc6bf0b88ba127a864d4307c60f422>>
 * @relayHash 24751bef37c63b8e42769f037a2f7837
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96980568cf453ee28e6ff9ba2c288863b46585397bec2cb31469dc3a6ccca8f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationScreenQuery } from './IntegrationScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96980568cf453ee28e6ff9ba2c288863b46585397bec2cb31469dc3a6ccca8f6",
    "metadata": {},
    "name": "IntegrationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
