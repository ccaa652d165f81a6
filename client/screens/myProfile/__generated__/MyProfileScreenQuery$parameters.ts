/**
 * @generated SignedSource<<a0ffbd365a76b1185a9283ce14f4c100>>
 * @relayHash 9a6fa251c40558865751e81484a9ce00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0478b58ec70a78febfa9a83618492c7450d19ba0061a26b254f9db28294cead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyProfileScreenQuery } from './MyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0478b58ec70a78febfa9a83618492c7450d19ba0061a26b254f9db28294cead",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
