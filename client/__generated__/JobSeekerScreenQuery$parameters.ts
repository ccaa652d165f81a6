/**
 * @generated SignedSource<<8594422f3756d699237da677a79f251f>>
 * @relayHash a74294c93d763be89a19a210c2acecdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cea412d5ede406b17e95399c43931df80ab0e796dfd8cc636dabbe300b604f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekerScreenQuery } from './JobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cea412d5ede406b17e95399c43931df80ab0e796dfd8cc636dabbe300b604f2",
    "metadata": {},
    "name": "JobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
