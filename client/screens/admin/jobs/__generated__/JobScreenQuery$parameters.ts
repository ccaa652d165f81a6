/**
 * @generated SignedSource<<3819512749a656cbc0762c69b1e29364>>
 * @relayHash 76fc40b43119d7667fdbe352a19284ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761cbf0c5145a34dc602214e15f134edabb45a72728aef1186fd19e6ae99f8e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "761cbf0c5145a34dc602214e15f134edabb45a72728aef1186fd19e6ae99f8e7",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
