/**
 * @generated SignedSource<<9125d672d909f557e9132cfbf251d073>>
 * @relayHash e9fb929d87b1c1fbf8119a2bb6e6c22f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92c2869949b7f8c3bb8f570b65df69c5796f840fd99008b197e94fab419344a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92c2869949b7f8c3bb8f570b65df69c5796f840fd99008b197e94fab419344a0",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
