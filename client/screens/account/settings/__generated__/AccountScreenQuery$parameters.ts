/**
 * @generated SignedSource<<8eb27356453f1ffc47c4a8ce738e5a4a>>
 * @relayHash 2643605d712fdb5df74bcf5fc246824c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c0115f0dfaac29862e9262caa75eec57150b373aa7aa29480a80d960e7b274b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c0115f0dfaac29862e9262caa75eec57150b373aa7aa29480a80d960e7b274b",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
