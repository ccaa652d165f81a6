/**
 * @generated SignedSource<<4a5d1984dd941d8eb02dc4ee97ca567b>>
 * @relayHash 181a3a97f1c6c97e3ff2af204a600a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfbd16a54012282e704408f3b166f48641d1e91c31323c2ee6a27a970a8477fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfbd16a54012282e704408f3b166f48641d1e91c31323c2ee6a27a970a8477fa",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
