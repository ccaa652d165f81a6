/**
 * @generated SignedSource<<b57d77f15319ae8f46a9d9ce3dc699a9>>
 * @relayHash f70cda8f7eee4f8de6ded6a4b95dea97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f200bb15d148e841e55c3756e3956cb1349dcbd90ed4f03417eb5a95125d650

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyContactRequestsScreenQuery } from './MyContactRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyContactRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f200bb15d148e841e55c3756e3956cb1349dcbd90ed4f03417eb5a95125d650",
    "metadata": {},
    "name": "MyContactRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
