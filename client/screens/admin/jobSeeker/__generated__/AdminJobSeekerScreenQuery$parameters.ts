/**
 * @generated SignedSource<<35d802a15e66cc403218b15061ced376>>
 * @relayHash d577f39213a4262668f4b51a48a6092e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 124e3916112d57d38483fcd977ed72dee585f86d33439ff36e5fa1bb220d90b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "124e3916112d57d38483fcd977ed72dee585f86d33439ff36e5fa1bb220d90b2",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
