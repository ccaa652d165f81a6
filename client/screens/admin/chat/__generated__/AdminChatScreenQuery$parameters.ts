/**
 * @generated SignedSource<<250f1320eebe6b09c8871630a1950314>>
 * @relayHash 5b733a6bcf9e70963c7161eb6b90df31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0dd9a2df5c1e8469b30c60c65ce10ac7bd2bdae95ef65db84c5e914b432a680

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0dd9a2df5c1e8469b30c60c65ce10ac7bd2bdae95ef65db84c5e914b432a680",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
