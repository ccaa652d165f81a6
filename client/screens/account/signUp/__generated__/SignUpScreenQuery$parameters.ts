/**
 * @generated SignedSource<<ea8461510042f82747753a5913a91af8>>
 * @relayHash 7da08f3e827844bf95cc5b0dc4a07b53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3034adb8aea5504784fcc41742e215d30cbd59af0ef2be7dc0bf10c7c67358f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3034adb8aea5504784fcc41742e215d30cbd59af0ef2be7dc0bf10c7c67358f",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
