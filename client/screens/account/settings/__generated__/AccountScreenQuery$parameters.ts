/**
 * @generated SignedSource<<30ce93efad1195dd47e5d1aadadc8274>>
 * @relayHash 41bef2fc54d56664cfb07b5d9b84f8a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb26f71646cfd1b9b154e08125a64c0f1b9bd5b69ebcf6ae76e1577d88671b02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb26f71646cfd1b9b154e08125a64c0f1b9bd5b69ebcf6ae76e1577d88671b02",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
