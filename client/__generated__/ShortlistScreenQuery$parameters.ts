/**
 * @generated SignedSource<<991397c5b10ee01a0a4da3266863ff43>>
 * @relayHash 6a82e001d6b42fac58e23764d5b02b41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f97de213af4d8cf0ca88ca005b63e34965b19f67f4e6102899d56bbaf0b534f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShortlistScreenQuery } from './ShortlistScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShortlistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f97de213af4d8cf0ca88ca005b63e34965b19f67f4e6102899d56bbaf0b534f",
    "metadata": {},
    "name": "ShortlistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
