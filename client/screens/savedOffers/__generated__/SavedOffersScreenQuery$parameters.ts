/**
 * @generated SignedSource<<60c8665670b4ff452e44ffd7090e1f43>>
 * @relayHash ba55da18fb92ca01eb4d9216e673fc34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 804cd1b41d7c80b2f644611bdb0937acb64a818576d4656f5114eb0d66082e5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedOffersScreenQuery } from './SavedOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "804cd1b41d7c80b2f644611bdb0937acb64a818576d4656f5114eb0d66082e5b",
    "metadata": {},
    "name": "SavedOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
