/**
 * @generated SignedSource<<dc2bd9b34b03317a6a8511c890ca1631>>
 * @relayHash 42950f7073fe57592c3280a41d241775
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da852812ba572c146620dc954251f59961f64a9e7dab29aef91c1e295531361e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateMyProfileScreenQuery } from './CreateMyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateMyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da852812ba572c146620dc954251f59961f64a9e7dab29aef91c1e295531361e",
    "metadata": {},
    "name": "CreateMyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
