/**
 * @generated SignedSource<<d192789ddedd90476c6bc1f8e708dfc5>>
 * @relayHash 3ed91af9eb15b158ab43a35d2a5b2632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7765d001b312b03548c6800f3143b634e33ab78e3f41bdb83922a4dbd7ec1ef3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOffersScreenQuery } from './JobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7765d001b312b03548c6800f3143b634e33ab78e3f41bdb83922a4dbd7ec1ef3",
    "metadata": {},
    "name": "JobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
