/**
 * @generated SignedSource<<c86d5574fb8cdf440a92f59de898313f>>
 * @relayHash 46f167b6fdb7e4fab09b576b4abeecf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b65aaa5217782fc76c9e3b504ed88df5b42f321917f7ad6f99eec1eed7b7a6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b65aaa5217782fc76c9e3b504ed88df5b42f321917f7ad6f99eec1eed7b7a6e",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
