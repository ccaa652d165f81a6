/**
 * @generated SignedSource<<1d105d11d01823882c081f3d48bd05df>>
 * @relayHash 390348eebb53f2d7d604b099d667d045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa2962503cca2d9e15b746a71886059683376de4a69f2360c407dec82b67cf9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShortlistScreenQuery } from './ShortlistScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShortlistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa2962503cca2d9e15b746a71886059683376de4a69f2360c407dec82b67cf9a",
    "metadata": {},
    "name": "ShortlistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
