/**
 * @generated SignedSource<<a2cd73ec6ce057b8c5e306f2e9c63026>>
 * @relayHash 6cce723b9959b5c11f8cdf118394457b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b76b1fbd13bde1b2b7e4ebc864da423085a7bfdcf967266a41078432c6f49265

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanDialogQuery } from './ChangePlanDialogQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b76b1fbd13bde1b2b7e4ebc864da423085a7bfdcf967266a41078432c6f49265",
    "metadata": {},
    "name": "ChangePlanDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
