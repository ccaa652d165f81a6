/**
 * @generated SignedSource<<d0cd04833d459ee882973440190ece45>>
 * @relayHash da7cf223cce48a469f63047dd664b669
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fffa33953fd67b12503d0ff3a7c5b30a92a278839d5c96f36b2814db3be08bf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fffa33953fd67b12503d0ff3a7c5b30a92a278839d5c96f36b2814db3be08bf9",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
