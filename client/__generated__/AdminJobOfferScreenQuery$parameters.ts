/**
 * @generated SignedSource<<a260b40a75977ef527b484dfc9ba3198>>
 * @relayHash 86c8ce520ed1372887c3e27a92932d29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 846bc4f0d5c451ecd754d5f818e457a0a7eeefffb113143e27c95cadd408fcb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOfferScreenQuery } from './AdminJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "846bc4f0d5c451ecd754d5f818e457a0a7eeefffb113143e27c95cadd408fcb4",
    "metadata": {},
    "name": "AdminJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
