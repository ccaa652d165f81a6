/**
 * @generated SignedSource<<c2eef2721c4be42e58a49a50fe714965>>
 * @relayHash 5702988728634ea8b032a46b765b445d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ec42292654612534117fbebf71174baa16aede56d3cc643e38995161fad9621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksScreenQuery } from './WebhooksScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ec42292654612534117fbebf71174baa16aede56d3cc643e38995161fad9621",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
