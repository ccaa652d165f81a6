/**
 * @generated SignedSource<<00b46dfe83169e6d9cd188317805d663>>
 * @relayHash 63721ee8fa8d5e4fec70a92a5f7bb24d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7bcad427a4b96f43097e2992331197a4a2084129af90b7231f579428ad430b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInScreenQuery } from './SignInScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7bcad427a4b96f43097e2992331197a4a2084129af90b7231f579428ad430b4",
    "metadata": {},
    "name": "SignInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
