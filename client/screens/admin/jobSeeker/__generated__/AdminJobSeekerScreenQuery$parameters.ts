/**
 * @generated SignedSource<<e4d43b36864d3d37a2b2ca197ff74ab9>>
 * @relayHash 6ecefc03d68860a78299bf95ef0f17a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfc64ec9f12db31d1eef1c08fd2be932881ea564ed1cc87e5d0512f393a12f54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfc64ec9f12db31d1eef1c08fd2be932881ea564ed1cc87e5d0512f393a12f54",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
