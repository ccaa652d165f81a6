/**
 * @generated SignedSource<<15659083e4d06544e6a8e696dfd2e9ae>>
 * @relayHash 1a05d138ab96438a6cd88ebb3caa412d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e42cfdb5234abd996d72dcabb4d2745f3a3427125f9a5d911ffb9fa852e61102

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyApplicationsScreenQuery } from './MyApplicationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyApplicationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e42cfdb5234abd996d72dcabb4d2745f3a3427125f9a5d911ffb9fa852e61102",
    "metadata": {},
    "name": "MyApplicationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
