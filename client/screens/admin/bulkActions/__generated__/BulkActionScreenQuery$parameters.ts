/**
 * @generated SignedSource<<c858ca8e3bd9eaec16b4dd93909d6af4>>
 * @relayHash 5bcc1f48070f2c9355be534deb5b0113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466f5462ad36cc094508f374e2c95d81da536d5d6c738f332456129ae12766d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkActionScreenQuery } from './BulkActionScreenQuery.graphql';

const node: PreloadableConcreteRequest<BulkActionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "466f5462ad36cc094508f374e2c95d81da536d5d6c738f332456129ae12766d4",
    "metadata": {},
    "name": "BulkActionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
