/**
 * @generated SignedSource<<e6e0d50b9ea3a3b27140eac386fe4307>>
 * @relayHash 26e32e84e836d4ce88ea3770dc5a1224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44a968b5cd342f333575cbec7ec95eec2b6b2e88a27323e1adc51f6bda5dbd4c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindWorkScreenQuery } from './FindWorkScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindWorkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44a968b5cd342f333575cbec7ec95eec2b6b2e88a27323e1adc51f6bda5dbd4c",
    "metadata": {},
    "name": "FindWorkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
