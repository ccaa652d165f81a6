/**
 * @generated SignedSource<<fcd9f0d6b2479753d6d7beaa857fff4c>>
 * @relayHash 87a167ad18dabd5cee93e2d653c95f5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb3f65f47be74759ee30e12c5f5e47288784a150b81f88bc7e26be00f96caffb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EndorsementScreenQuery } from './EndorsementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EndorsementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb3f65f47be74759ee30e12c5f5e47288784a150b81f88bc7e26be00f96caffb",
    "metadata": {},
    "name": "EndorsementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
