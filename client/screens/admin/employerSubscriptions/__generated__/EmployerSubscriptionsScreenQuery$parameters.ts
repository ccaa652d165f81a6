/**
 * @generated SignedSource<<6ef22b2d4157df0d866a507a91ab6f68>>
 * @relayHash 7973b4fcd2e8e1077f9ceeba56d77808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10bb50d6b484673a63066b2c7430f071e017647f590c3d22d2c8650e1df82dde

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerSubscriptionsScreenQuery } from './EmployerSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10bb50d6b484673a63066b2c7430f071e017647f590c3d22d2c8650e1df82dde",
    "metadata": {},
    "name": "EmployerSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
