/**
 * @generated SignedSource<<f9e05ac63d4b4a3f71f8a70e9713f60c>>
 * @relayHash c44829a6c09b6416f89b765491b191f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe80b4f4b72886601cdceb74df8a894f9c17e53e064011defd7c258f6ec6ffb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatusScreenQuery } from './StatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<StatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fe80b4f4b72886601cdceb74df8a894f9c17e53e064011defd7c258f6ec6ffb",
    "metadata": {},
    "name": "StatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
