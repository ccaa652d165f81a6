/**
 * @generated SignedSource<<f072862a112c120ab451fbea8e4f0f84>>
 * @relayHash 4c5758592886414413129debc6ff32d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ede6fcaa4c5ddd46af6ce218d06713f22a77010c7257feba7e10809bc6a4dad3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CareerScreenQuery } from './CareerScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ede6fcaa4c5ddd46af6ce218d06713f22a77010c7257feba7e10809bc6a4dad3",
    "metadata": {},
    "name": "CareerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
