/**
 * @generated SignedSource<<49f9ae4c399467f3e07ccf66f2edcea4>>
 * @relayHash b2a6b7e2480102bd9853e56a55abe24a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deaf18d7daba8a262e4a0d5850a6604fe20c98fc40fdc3b25d92eeebb2652fa0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "deaf18d7daba8a262e4a0d5850a6604fe20c98fc40fdc3b25d92eeebb2652fa0",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
