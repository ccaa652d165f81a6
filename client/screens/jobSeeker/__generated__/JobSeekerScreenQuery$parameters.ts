/**
 * @generated SignedSource<<60603cc84e623c197794e974cb96d6f0>>
 * @relayHash eca41468607aef372f356d3e9ed79744
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6892ac419b953c40e44ade5ff86f25dfe0b89f74f6365fb4651347d6eba4909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6892ac419b953c40e44ade5ff86f25dfe0b89f74f6365fb4651347d6eba4909",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
