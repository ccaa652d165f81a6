/**
 * @generated SignedSource<<618cca0b473cba6456e316d4696efc67>>
 * @relayHash 1958cbb52c59918db77c7a092009f832
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2637dee6f2b0279d672a42e22015090133b795a0a322e9f2093eeb9b6802df8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2637dee6f2b0279d672a42e22015090133b795a0a322e9f2093eeb9b6802df8",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
