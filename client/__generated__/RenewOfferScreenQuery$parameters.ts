/**
 * @generated SignedSource<<3101ef9d19684c62097fe22783d3d484>>
 * @relayHash 5d1f0c23ab0b3b67bf259b6cf7bdc7cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30c880325088f9e0609af0934769a422cbc25436d83ce383f03a80450c35f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RenewOfferScreenQuery } from './RenewOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<RenewOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df30c880325088f9e0609af0934769a422cbc25436d83ce383f03a80450c35f0",
    "metadata": {},
    "name": "RenewOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
