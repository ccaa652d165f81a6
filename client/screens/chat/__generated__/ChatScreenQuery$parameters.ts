/**
 * @generated SignedSource<<c59ef0d2fe57caa016a3c6b1aa442e90>>
 * @relayHash 711947a19d5740727a6790d8cafc1c67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3dbeeed5fb4d19eacc33019daa6ab7d0175154d6267dc37d1609c089f18e893

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3dbeeed5fb4d19eacc33019daa6ab7d0175154d6267dc37d1609c089f18e893",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
