/**
 * @generated SignedSource<<82167b43f9e76957592678b3852e3450>>
 * @relayHash 99807595ac1da71feea475fc15781fe6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f7fa18fb26d8c1d16940d8c3eaa4d5673482e9cb3e641584981fdac566e5c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePasswordScreenQuery } from './CreatePasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreatePasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97f7fa18fb26d8c1d16940d8c3eaa4d5673482e9cb3e641584981fdac566e5c3",
    "metadata": {},
    "name": "CreatePasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
