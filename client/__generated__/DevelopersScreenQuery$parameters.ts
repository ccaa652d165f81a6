/**
 * @generated SignedSource<<dd80c8b3bb750dde9f3dfdbcf4c8747a>>
 * @relayHash 3e248e5d775ec18016a58edf4f5085e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1a37ce08a467e3f3de339fbd278a1a1b856c18c2c6b4ed897b8f31f64aadc6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevelopersScreenQuery } from './DevelopersScreenQuery.graphql';

const node: PreloadableConcreteRequest<DevelopersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1a37ce08a467e3f3de339fbd278a1a1b856c18c2c6b4ed897b8f31f64aadc6c",
    "metadata": {},
    "name": "DevelopersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
