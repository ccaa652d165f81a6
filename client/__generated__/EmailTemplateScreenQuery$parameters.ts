/**
 * @generated SignedSource<<7f65687ee5ad0a72af7299e3f38ffe08>>
 * @relayHash 6d26b58fe398615841dc3a910e796c11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc2ce7088ab456af31eebeb9eda6f31c6870c22b78e0b45947320a224f4f2ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateScreenQuery } from './EmailTemplateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dc2ce7088ab456af31eebeb9eda6f31c6870c22b78e0b45947320a224f4f2ef",
    "metadata": {},
    "name": "EmailTemplateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
