/**
 * @generated SignedSource<<456dfc59b34a053fa0f9badb249a1a20>>
 * @relayHash 86cc1eb29104221bc7f03bd81126e06e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd99a1f35bc43e08a89d8f497fef3d26647773e56f7f644f37d2a7592dbceb1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd99a1f35bc43e08a89d8f497fef3d26647773e56f7f644f37d2a7592dbceb1a",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
