/**
 * @generated SignedSource<<77d4db1acb85ceb8d27a120dfb66098e>>
 * @relayHash 010ea44c8a5dd03fb804ac46c10bc544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86427b7174c73df8a1cc403712c7e06518615b37a192061217ebde195486bdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f86427b7174c73df8a1cc403712c7e06518615b37a192061217ebde195486bdd",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
