/**
 * @generated SignedSource<<7f12790589d8629aff0aed4acf02d4ee>>
 * @relayHash 93be7f4b5d59180fdde76785d63a8261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e0d1e76e4da9a93e79d17deb7e1c4c1923d949544e899c47a919acf180aa43e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobSeekersScreenQuery } from './JobSeekersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobSeekersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e0d1e76e4da9a93e79d17deb7e1c4c1923d949544e899c47a919acf180aa43e",
    "metadata": {},
    "name": "JobSeekersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
