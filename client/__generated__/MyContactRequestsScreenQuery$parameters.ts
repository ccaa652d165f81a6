/**
 * @generated SignedSource<<a5e97db5842a5b13fe8f9022bc2ebbe0>>
 * @relayHash 2b5f52a585e2c041260d04bf83b8558a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc7301a4e02190c5c460935c7e4d6e7fc29c85e0bd60c7338f5614e396271a98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyContactRequestsScreenQuery } from './MyContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc7301a4e02190c5c460935c7e4d6e7fc29c85e0bd60c7338f5614e396271a98",
    "metadata": {},
    "name": "MyContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
