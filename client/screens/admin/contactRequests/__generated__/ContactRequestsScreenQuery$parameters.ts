/**
 * @generated SignedSource<<7a1d325f8736ea0abc5ea42504a6f565>>
 * @relayHash a01f4fbf0f930fa1b387fec2fab9f637
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09501434f901489af9f36ac7fd25b738f1d5bca31fcd6212fa16ee60f3c2c669

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09501434f901489af9f36ac7fd25b738f1d5bca31fcd6212fa16ee60f3c2c669",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
