/**
 * @generated SignedSource<<147e9638bac99b631ed6d693cc46d839>>
 * @relayHash 8148eafd213a81557f4753342a1fd7f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dff7eca9ffa802fa51273c2b364358463645416858111bc7047caeb605f4731a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dff7eca9ffa802fa51273c2b364358463645416858111bc7047caeb605f4731a",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
