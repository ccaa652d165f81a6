/**
 * @generated SignedSource<<22ea602d9b7cc5dfe770135bd361fc5d>>
 * @relayHash 7fb00a54794f4db90fa556cc3fd1a4de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70e146db0f5c5384a19234e7ab0dc36012dd581aa9dbce0ca58712ba2cc74c45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedOffersScreenQuery } from './SavedOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70e146db0f5c5384a19234e7ab0dc36012dd581aa9dbce0ca58712ba2cc74c45",
    "metadata": {},
    "name": "SavedOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
