/**
 * @generated SignedSource<<ad3b587aea9891aef3c99ca471e9a187>>
 * @relayHash b6827d3aa3c4aefa2eec33039b163bd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7514c617781a1a92da4696f8437e11554970d633c4ff064fd7c4473bd6b3fbee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminCreateJobOfferScreenQuery } from './AdminCreateJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminCreateJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7514c617781a1a92da4696f8437e11554970d633c4ff064fd7c4473bd6b3fbee",
    "metadata": {},
    "name": "AdminCreateJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
