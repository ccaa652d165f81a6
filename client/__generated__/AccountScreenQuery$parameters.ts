/**
 * @generated SignedSource<<d5732cc7bb6a2e3c5ad15b2214894e15>>
 * @relayHash 9933179a33d56cefc36775caad9ba746
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54c65d5efaf339a74dec40f53c0bcc378cddeea255c49594ef3ea8397cbd42e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54c65d5efaf339a74dec40f53c0bcc378cddeea255c49594ef3ea8397cbd42e9",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
