/**
 * @generated SignedSource<<1ed8ac05bee8d14902d0c3d0fa3e7bea>>
 * @relayHash e556fd326fefc978cf76e5febc5dce3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2990dd62e4aaad4e7c46e61459ba4df04bc14dec3c0979453e6ab4845047361

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntroductionsScreenQuery } from './IntroductionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntroductionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2990dd62e4aaad4e7c46e61459ba4df04bc14dec3c0979453e6ab4845047361",
    "metadata": {},
    "name": "IntroductionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
