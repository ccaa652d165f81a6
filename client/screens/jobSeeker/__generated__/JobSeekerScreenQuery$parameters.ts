/**
 * @generated SignedSource<<61e1baf79ed7f3373e777fcf16192d43>>
 * @relayHash e29a64cadc6a0c322665051a5f35b89e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdfaf694fcac6e7009dada24027cab40c4183b3cb718c875f35aea8db0d53cf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdfaf694fcac6e7009dada24027cab40c4183b3cb718c875f35aea8db0d53cf7",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
