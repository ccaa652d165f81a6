/**
 * @generated SignedSource<<b291d8c0a6ff0f20971ce819bb96ee70>>
 * @relayHash 2281099848fc16e534de032d10aeafab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e215962163e65045c03fd9439c685044c23bf036034ddd863bf10808422b9ffc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOffersScreenQuery } from './AdminJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e215962163e65045c03fd9439c685044c23bf036034ddd863bf10808422b9ffc",
    "metadata": {},
    "name": "AdminJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
