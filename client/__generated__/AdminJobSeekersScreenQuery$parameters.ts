/**
 * @generated SignedSource<<066f2e38fc38c3e58f80230214342480>>
 * @relayHash 0ba1d5ff2403bcb2c12034df9af51eff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22500f074f7813fe052e1c3297a98a2f2c84890a1469795b6926152561a18d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekersScreenQuery } from './AdminJobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22500f074f7813fe052e1c3297a98a2f2c84890a1469795b6926152561a18d44",
    "metadata": {},
    "name": "AdminJobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
