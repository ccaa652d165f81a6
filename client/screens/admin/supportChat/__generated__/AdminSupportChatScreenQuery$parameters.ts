/**
 * @generated SignedSource<<7c1e75ec8a8a59d0fb47713142817b40>>
 * @relayHash 7605bd93fd64bd619e1b6c83f16733c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c574d6c6364612819593c006dda03930d4d74b3433665c5ea70ca09dcdc9745

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminSupportChatScreenQuery } from './AdminSupportChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminSupportChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c574d6c6364612819593c006dda03930d4d74b3433665c5ea70ca09dcdc9745",
    "metadata": {},
    "name": "AdminSupportChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
