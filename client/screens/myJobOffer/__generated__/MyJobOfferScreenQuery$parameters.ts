/**
 * @generated SignedSource<<30eb9f196f5405fee5dd16bdf58eae2c>>
 * @relayHash 9478b4f933804c83871a3de38ee063ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40cd842bfb797775919bd3d6f32be6225132a69cc76c2a452fa52d5345e65dad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyJobOfferScreenQuery } from './MyJobOfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyJobOfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40cd842bfb797775919bd3d6f32be6225132a69cc76c2a452fa52d5345e65dad",
    "metadata": {},
    "name": "MyJobOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
