/**
 * @generated SignedSource<<9a9119a32ca31f64be996a69886e0e66>>
 * @relayHash 639e27092949811d283f95fe061b6a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87897841ad73d251c41c896beababa383e98a60caa7c2a9d04fecaa46e80e3e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87897841ad73d251c41c896beababa383e98a60caa7c2a9d04fecaa46e80e3e1",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
