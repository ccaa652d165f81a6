/**
 * @generated SignedSource<<81e0963d54db4e6622965e935b7f6dcd>>
 * @relayHash b32cfe710045e2b0b1a5effe31e4e6fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d36d3118cab202a2cc97fdc472bf28867cd7d8699bef59a3d01ccf2e24e54a11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateMyProfileScreenQuery } from './CreateMyProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateMyProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d36d3118cab202a2cc97fdc472bf28867cd7d8699bef59a3d01ccf2e24e54a11",
    "metadata": {},
    "name": "CreateMyProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
