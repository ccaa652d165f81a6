/**
 * @generated SignedSource<<51eeadd27d98bf48988c4d449f5510bb>>
 * @relayHash d4fb44d03b3c0203c620cd67a3d2a88c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d747fc67cc7b1e8db67ee3b9caef07e4c81dedf3c958837164c35242a36311f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d747fc67cc7b1e8db67ee3b9caef07e4c81dedf3c958837164c35242a36311f2",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
