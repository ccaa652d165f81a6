/**
 * @generated SignedSource<<3dd0c41d72e145abc6afc8aa3c549c7e>>
 * @relayHash d1f0fa8f353562290ea2e86468922e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4607fcd64cd595009cb76ccc86dc3edd3fc71ee93b7491c8605dd08e732f71d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksScreenQuery } from './WebhooksScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4607fcd64cd595009cb76ccc86dc3edd3fc71ee93b7491c8605dd08e732f71d6",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
