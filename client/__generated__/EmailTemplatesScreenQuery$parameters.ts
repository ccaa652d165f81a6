/**
 * @generated SignedSource<<db604f93d091e8d3800fade64fd83493>>
 * @relayHash 95fce03e6b646de3d95bc8615dac8180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eb7dcca74e85ed87e7aee412f73d109ea203da2637a89543ae03f5158dfded6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplatesScreenQuery } from './EmailTemplatesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplatesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eb7dcca74e85ed87e7aee412f73d109ea203da2637a89543ae03f5158dfded6",
    "metadata": {},
    "name": "EmailTemplatesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
