/**
 * @generated SignedSource<<ad200a42c79c2c135fe4e56fea298c95>>
 * @relayHash 97fc19f67aa28e0b6c934ac5ce1e9f24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 370541e056afab1e15580c66fea0a218101942c027687061a81f89026ffa5664

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "370541e056afab1e15580c66fea0a218101942c027687061a81f89026ffa5664",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
