/**
 * @generated SignedSource<<59f93a69f4fe400005cc584020b83f49>>
 * @relayHash 3ee881e5f8c74f398533ff70367b186b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 546ecbbd9dd4cefd3b62d1496156e301176c9f0498f391c9f1b825cc2572d77d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "546ecbbd9dd4cefd3b62d1496156e301176c9f0498f391c9f1b825cc2572d77d",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
