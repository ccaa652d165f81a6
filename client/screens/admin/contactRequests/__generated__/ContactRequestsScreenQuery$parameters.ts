/**
 * @generated SignedSource<<9dcf14cabb721cf77614f2cee63689da>>
 * @relayHash a136ebbc77140b1cd8c60b8b5387ee57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa0eb9824e92e25db7c064a264ff335ab32f17d022268f5d48a0c7de4b02485b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa0eb9824e92e25db7c064a264ff335ab32f17d022268f5d48a0c7de4b02485b",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
