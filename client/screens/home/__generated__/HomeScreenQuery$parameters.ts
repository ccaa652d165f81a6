/**
 * @generated SignedSource<<e61e9e032b9d130499ad542518e4f88a>>
 * @relayHash d89e5d5d7c067acc90be0be0af009a1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d2f84c7e24753d13f581aca1ac5c232936053aca51c817835737c691fde1601

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d2f84c7e24753d13f581aca1ac5c232936053aca51c817835737c691fde1601",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
