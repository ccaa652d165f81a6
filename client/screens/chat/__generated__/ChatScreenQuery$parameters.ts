/**
 * @generated SignedSource<<d6b6eed1a660991a54091b37f642eeee>>
 * @relayHash f4bffe88ff0f763beb2900948fbc873c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe679d9ba9c5c878028b917668afc06f0d7a993d609e02cc788187ec5d7bad9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe679d9ba9c5c878028b917668afc06f0d7a993d609e02cc788187ec5d7bad9e",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
