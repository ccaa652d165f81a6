/**
 * @generated SignedSource<<fb1dcf975735c8596212f3109c29300d>>
 * @relayHash 6635e7e0db57ed449ef71393c4d5d0b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73c49a9c906e533780f2dfe9aa23d9d12f7a9a4f7ccf2a92c9bc58796c89f490

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73c49a9c906e533780f2dfe9aa23d9d12f7a9a4f7ccf2a92c9bc58796c89f490",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
