/**
 * @generated SignedSource<<b6e46f257fbe546f592aa640f090fc44>>
 * @relayHash 9cc8919a5033039b6642c85a40e3cf88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6fc5774628654dfab42bc100e817c46196864ee245279f7da5ef67c69cbf7c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6fc5774628654dfab42bc100e817c46196864ee245279f7da5ef67c69cbf7c4",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
