/**
 * @generated SignedSource<<dfab96b90ce502afcafeef632b341eb9>>
 * @relayHash 2ed75840bef4fc950907473e39f3b1cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bbfd0a22e6a91f7e3ae5ced4372b3e8fafae8f1845d974504faa9daf1e359d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8bbfd0a22e6a91f7e3ae5ced4372b3e8fafae8f1845d974504faa9daf1e359d9",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
