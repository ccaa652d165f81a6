/**
 * @generated SignedSource<<bbfd698fc492f72bcc375a5469e1e213>>
 * @relayHash a3d423896dc2cd32fb37479664a93e33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be0ef063d6bf55473114047ebcc68a3daa0c65d2ca78ca00ebebe2a704efe5d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be0ef063d6bf55473114047ebcc68a3daa0c65d2ca78ca00ebebe2a704efe5d1",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
