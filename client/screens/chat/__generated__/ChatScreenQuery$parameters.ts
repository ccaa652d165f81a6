/**
 * @generated SignedSource<<f407d84514c7d6eb1b4f5854b356d868>>
 * @relayHash bc8d8292e9482d30bf9a0780a89c3b3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10bd415a58993cf96ea19e41002eec3bbf6e6e4aac4c192bcd2c50dcae129860

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10bd415a58993cf96ea19e41002eec3bbf6e6e4aac4c192bcd2c50dcae129860",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
