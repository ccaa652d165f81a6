/**
 * @generated SignedSource<<c889e281e072169cdf7ce1bd776a0a56>>
 * @relayHash b73ea13acd9325d617c4c5649a7333e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a32d68016ec72e5bb4234bad67d95fb1f19e0c2813a4c2fcfaa43eab88a65847

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a32d68016ec72e5bb4234bad67d95fb1f19e0c2813a4c2fcfaa43eab88a65847",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
