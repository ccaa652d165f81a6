/**
 * @generated SignedSource<<dd99dfe7f2077cc2a2aaf6b7c5fec460>>
 * @relayHash aae3b42895d22e10a3c0214c9b8d4868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d165a9fbde276de6dcd6dbf5262f413f174dfe59f9f7cdabce5c7227bdc27bb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d165a9fbde276de6dcd6dbf5262f413f174dfe59f9f7cdabce5c7227bdc27bb1",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
