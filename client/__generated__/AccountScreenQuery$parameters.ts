/**
 * @generated SignedSource<<c356baef0d3d0d02906c48f9367b1558>>
 * @relayHash 4731024a10c4b897c5185136bfd18a4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd73af9af0ec244a782c4acf0ef5e48c25ae0d11b8599716c1ee81038d02567

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd73af9af0ec244a782c4acf0ef5e48c25ae0d11b8599716c1ee81038d02567",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
