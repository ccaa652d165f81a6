/**
 * @generated SignedSource<<841b5cbc2463a3c2c8d5e44de44a7304>>
 * @relayHash 305a766f890be29e726a07b088f194fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcfec4d471450be280247f00ce6006a1243423564913ef449b9edc3ce8524308

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcfec4d471450be280247f00ce6006a1243423564913ef449b9edc3ce8524308",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
