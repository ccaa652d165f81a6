/**
 * @generated SignedSource<<da8ab77f38c8cf7f2661ede821afd7ba>>
 * @relayHash d4817ee6a64f799079725f29da89120b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a907dbbdebbb470fb3461975dae7591100eb7f925689ccb969a70b4688492d50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShortlistScreenQuery } from './ShortlistScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShortlistScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a907dbbdebbb470fb3461975dae7591100eb7f925689ccb969a70b4688492d50",
    "metadata": {},
    "name": "ShortlistScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
