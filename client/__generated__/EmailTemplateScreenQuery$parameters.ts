/**
 * @generated SignedSource<<df1e5056a9d2d0a6bb935a3f0b6164dc>>
 * @relayHash 63174aac83f97a500a55fc29ce4746c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 939d7c78879d25424b8799c1bae0dbcba048771a7c0139bb524e53463e81a306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailTemplateScreenQuery } from './EmailTemplateScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmailTemplateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "939d7c78879d25424b8799c1bae0dbcba048771a7c0139bb524e53463e81a306",
    "metadata": {},
    "name": "EmailTemplateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
