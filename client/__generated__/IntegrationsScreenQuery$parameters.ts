/**
 * @generated SignedSource<<893ace7cd9d90415dc3ec71dc0292fd5>>
 * @relayHash 9f8a7ec709e3d7f190fd90a66981cec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45ec956a035d15945a80100e53a95c919cda4b827b0ba637df513515fe621235

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45ec956a035d15945a80100e53a95c919cda4b827b0ba637df513515fe621235",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
