/**
 * @generated SignedSource<<1bc00720affc7291add9ae23a64409c6>>
 * @relayHash ea8b2d40ecb2b79abfd428e861b62f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc116ce606d770cedd61320cf65050b8d4636a0051ec2660b9cf0f974dd994e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc116ce606d770cedd61320cf65050b8d4636a0051ec2660b9cf0f974dd994e5",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
