/**
 * @generated SignedSource<<94d8772588a744256355beebd0729948>>
 * @relayHash a660ad2f7c436504d9d1b520db7dc4dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9de59ecfd255b13932cbfe358eadc42da867483243faa61232c1348acc783b3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobOfferScreenQuery } from './JobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9de59ecfd255b13932cbfe358eadc42da867483243faa61232c1348acc783b3b",
    "metadata": {},
    "name": "JobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
