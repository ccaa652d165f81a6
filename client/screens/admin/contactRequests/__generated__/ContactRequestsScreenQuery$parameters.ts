/**
 * @generated SignedSource<<60b07e163085e25b0d5dbe51b539a399>>
 * @relayHash dd65490293b5d38f9cdeee1c2fbb8df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 262d16a17229bdc3daa6d91de23b87d2b1c80a54391ce46fd9e601db86fa2ce8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestsScreenQuery } from './ContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "262d16a17229bdc3daa6d91de23b87d2b1c80a54391ce46fd9e601db86fa2ce8",
    "metadata": {},
    "name": "ContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
