/**
 * @generated SignedSource<<7ca9728cf6e79825324854eb6bdc4cf8>>
 * @relayHash 3134b400a577f7d2e7494d4e97b05ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eae14ebe97a820738df28fffe35a6e1058bac848d08bec7e02d14ea4f1efb88b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eae14ebe97a820738df28fffe35a6e1058bac848d08bec7e02d14ea4f1efb88b",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
