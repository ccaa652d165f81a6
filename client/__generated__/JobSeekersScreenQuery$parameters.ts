/**
 * @generated SignedSource<<9bd08273248d401fcb37c0122a64098c>>
 * @relayHash 4916c8f7eac40b904dc292a227b6c0a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d42be58337f094171cf0100cf5f38b2b846758dcd0a2ba46380da14ce24546f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d42be58337f094171cf0100cf5f38b2b846758dcd0a2ba46380da14ce24546f",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
