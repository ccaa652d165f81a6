/**
 * @generated SignedSource<<db4fec2a23e3dc3cbbf234903d09704e>>
 * @relayHash 33a6df7757c9d78f25a547babe71e89f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9f495663a4ae10eb1afffdb67f8555b76dd543d438dc34fd5889077e4bd39d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanDialogQuery } from './ChangePlanDialogQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9f495663a4ae10eb1afffdb67f8555b76dd543d438dc34fd5889077e4bd39d6",
    "metadata": {},
    "name": "ChangePlanDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
