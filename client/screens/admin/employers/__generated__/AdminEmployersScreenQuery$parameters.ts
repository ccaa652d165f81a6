/**
 * @generated SignedSource<<c9c0107d30f631d808a483a33360a9a5>>
 * @relayHash fe3e399844f257e157e05e10c2e51006
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79486906e16104b91812469dc520946d9e16859cfa31bcc3e60a06bc7aee028a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEmployersScreenQuery } from './AdminEmployersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEmployersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79486906e16104b91812469dc520946d9e16859cfa31bcc3e60a06bc7aee028a",
    "metadata": {},
    "name": "AdminEmployersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
