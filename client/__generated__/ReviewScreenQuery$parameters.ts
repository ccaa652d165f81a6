/**
 * @generated SignedSource<<dafc3bb5bfedc910af14422e3bb0b802>>
 * @relayHash 31847acea2a205289622437b65e802ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d26a2d51d3cefad77b1ad1be2d155b5eff53eecb82085be6ef8aae52ea37e24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d26a2d51d3cefad77b1ad1be2d155b5eff53eecb82085be6ef8aae52ea37e24",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
