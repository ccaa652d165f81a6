/**
 * @generated SignedSource<<b77de7160dddaa1beba2ecbcde024cba>>
 * @relayHash 1c3b8826f4fccf04f314d925a215f6f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19ca12d659bf06839c541ccf4ce07c2b883767635b46e0eb6f037deefaf9abbf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobOffersScreenQuery } from './AdminJobOffersScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobOffersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19ca12d659bf06839c541ccf4ce07c2b883767635b46e0eb6f037deefaf9abbf",
    "metadata": {},
    "name": "AdminJobOffersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
