/**
 * @generated SignedSource<<75954171c1fa12bce0fe8eb2c7d27723>>
 * @relayHash 4af9092f075105f532f07cc60bde1137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4ba6f663b21a3c41dcb82853b357374e705ae70602e2bb486279a0f957060a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4ba6f663b21a3c41dcb82853b357374e705ae70602e2bb486279a0f957060a1",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
