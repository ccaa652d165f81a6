/**
 * @generated SignedSource<<dc8a7794778739a83a7cd4e7dcb602af>>
 * @relayHash 903ce13c9d9d5a9b1b1ec94a047e51bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66cfa63b771fd82600f990837fbb100e6a681498342756380f614d9e6ae5b99e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66cfa63b771fd82600f990837fbb100e6a681498342756380f614d9e6ae5b99e",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
