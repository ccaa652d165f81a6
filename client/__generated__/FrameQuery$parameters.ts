/**
 * @generated SignedSource<<c6c8dd171fc2d73926e887fb96f113b0>>
 * @relayHash 11ab9c6ada3020d5841872e3d72e8f08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72778427aea4a3283f7b296f7dff633d16d31592588defc90f6e3785c66139f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrameQuery } from './FrameQuery.graphql';

const node: PreloadableConcreteRequest<FrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72778427aea4a3283f7b296f7dff633d16d31592588defc90f6e3785c66139f2",
    "metadata": {},
    "name": "FrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
