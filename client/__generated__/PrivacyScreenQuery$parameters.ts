/**
 * @generated SignedSource<<91bf4e3cb8e3fffbf66bd6a4239aec5e>>
 * @relayHash 6e9c942927e016d4354b2d487ac6c2f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0a53c321f1e9cdd05fff0ffb8e6e44c38194725950103637fef98b0f09dc18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyScreenQuery } from './PrivacyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0a53c321f1e9cdd05fff0ffb8e6e44c38194725950103637fef98b0f09dc18",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
