/**
 * @generated SignedSource<<11e96e61d9945c9a3b12d174dd5da6eb>>
 * @relayHash d2de888aa6f21d67b7fdc6f20ff63e59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c3d71efe06ab32293a54535bb90cee6914defa866e84e61bb70553c9cab554b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsScreenQuery } from './SubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c3d71efe06ab32293a54535bb90cee6914defa866e84e61bb70553c9cab554b",
    "metadata": {},
    "name": "SubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
