/**
 * @generated SignedSource<<fc4d9495ea89374376591b0916ff37a2>>
 * @relayHash 94c1e99bc663cc378e0e8d338cc9ddae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf2b699094be2dea78cf8bc87cfc50309a5bf5ff9aaf6610eaef068a7c73d8c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkActionScreenQuery } from './BulkActionScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkActionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf2b699094be2dea78cf8bc87cfc50309a5bf5ff9aaf6610eaef068a7c73d8c3",
    "metadata": {},
    "name": "BulkActionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
