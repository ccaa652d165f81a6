/**
 * @generated SignedSource<<2687ee058c5cbfef75fdfe5375f2d35b>>
 * @relayHash 6e216da89fc09ffdbcc2d2bcb5bfc481
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce2f1fdde959e1524c06333a40882c9e48ab25f4a3d2cc6ccae2615164835676

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce2f1fdde959e1524c06333a40882c9e48ab25f4a3d2cc6ccae2615164835676",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
