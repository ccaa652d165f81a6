/**
 * @generated SignedSource<<b65ab5e0bb87393cfa6f717bbb406c7a>>
 * @relayHash 10cc1af6feeb44f1bde322a28c998016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9efd8fec9b5ae2a88f3fb4792fb0b335415e38b42637d20d24090ecc361f70a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedChatScreenQuery } from './SharedChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9efd8fec9b5ae2a88f3fb4792fb0b335415e38b42637d20d24090ecc361f70a",
    "metadata": {},
    "name": "SharedChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
