/**
 * @generated SignedSource<<9fa98f1cf9894f936922f415c7e12cc3>>
 * @relayHash 2f79ca126d74c2578ec1cfe2067a8e18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df4ef44fb1b226a5885f88055456ffeb50fa67062724b4b9bcf0540466a27ca6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df4ef44fb1b226a5885f88055456ffeb50fa67062724b4b9bcf0540466a27ca6",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
