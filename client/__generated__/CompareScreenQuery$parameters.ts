/**
 * @generated SignedSource<<d0932f0ca3b8e94c2f7fc1998c5632b8>>
 * @relayHash 0eb95c74419f52495d4f3673ca45c2d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b275558c278339557cd13a4929636abda5b5ce5bdba3d9fa02cbecbf0d47ef6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b275558c278339557cd13a4929636abda5b5ce5bdba3d9fa02cbecbf0d47ef6",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
