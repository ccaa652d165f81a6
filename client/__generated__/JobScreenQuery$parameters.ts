/**
 * @generated SignedSource<<5718e4cd364ef305738eefed04214334>>
 * @relayHash 55a0ee8831994ed557c875e6002ea51a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17820e750b3296cbec7b9bc6eb9ab30dfa610202c0fea14330df2f4179c5f781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17820e750b3296cbec7b9bc6eb9ab30dfa610202c0fea14330df2f4179c5f781",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
