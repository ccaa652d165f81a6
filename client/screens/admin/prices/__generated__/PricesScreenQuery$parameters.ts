/**
 * @generated SignedSource<<6ea71b1053f29f0006368cee8d9925b9>>
 * @relayHash d8de71b95fbfbd2a8704f781d70e8c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cfbb38b10f81ea81e130ef6a5b79959bc42536949dba70b038ac7c5da4d1e67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cfbb38b10f81ea81e130ef6a5b79959bc42536949dba70b038ac7c5da4d1e67",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
