/**
 * @generated SignedSource<<1f9cbda3a3a8539e28b09a8648e1c478>>
 * @relayHash 28ba1fa5070d217b35ab6aae9b8d629c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c2b78281a0c1d195eb497a22047cc6fa17b122ea9a61d9ec2f4a26b255ed3d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c2b78281a0c1d195eb497a22047cc6fa17b122ea9a61d9ec2f4a26b255ed3d4",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
