/**
 * @generated SignedSource<<49a654a83263404dc44607c39d1357e8>>
 * @relayHash 4f8c33c8d3367419cbe6342943a4049e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 805d34e711ab3bb33ef844fd0617986cf5a8a546b12b24c11e86db5356bfd612

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "805d34e711ab3bb33ef844fd0617986cf5a8a546b12b24c11e86db5356bfd612",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
