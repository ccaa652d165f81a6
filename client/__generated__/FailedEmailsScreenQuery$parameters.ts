/**
 * @generated SignedSource<<38789e5c03226627446e149ddb2dbb73>>
 * @relayHash 8cecf42a675a6e53b1a40b0df77de250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffaf84f669f9f8114494d8944cbaf2304a1947b607477800c108053eaa1d993f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedEmailsScreenQuery } from './FailedEmailsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FailedEmailsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffaf84f669f9f8114494d8944cbaf2304a1947b607477800c108053eaa1d993f",
    "metadata": {},
    "name": "FailedEmailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
