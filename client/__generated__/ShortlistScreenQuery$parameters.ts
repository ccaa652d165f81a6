/**
 * @generated SignedSource<<def89f943112471ea9dd345f80ce3579>>
 * @relayHash dffcca61e7c1ed5aca137d92e8bfe1e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26ccf21218b6b600827b4eeb9a10247cc115b3729cf054e41481bc053c16c799

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShortlistScreenQuery } from './ShortlistScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShortlistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26ccf21218b6b600827b4eeb9a10247cc115b3729cf054e41481bc053c16c799",
    "metadata": {},
    "name": "ShortlistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
