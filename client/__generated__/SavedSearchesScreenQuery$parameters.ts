/**
 * @generated SignedSource<<e00bf98941765cdb721b498648f3658e>>
 * @relayHash 927e3dc161a3ac38a8e2b644b55782fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05a3c0053744614e988626c0638c41884e5036afc8c00802ab9cd8252b98a3f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedSearchesScreenQuery } from './SavedSearchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedSearchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05a3c0053744614e988626c0638c41884e5036afc8c00802ab9cd8252b98a3f4",
    "metadata": {},
    "name": "SavedSearchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
