/**
 * @generated SignedSource<<354cf7fce648c7e9e651b6e207df7b79>>
 * @relayHash b7df2077b78484f31616053d1c5e08c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f450084f92ebffe9835817901ad9de89eaf99939e2b95d8109964bd30cf165

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportScreenQuery } from './ReportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f450084f92ebffe9835817901ad9de89eaf99939e2b95d8109964bd30cf165",
    "metadata": {},
    "name": "ReportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
