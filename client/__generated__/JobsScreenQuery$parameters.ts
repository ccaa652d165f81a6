/**
 * @generated SignedSource<<ec834cb98b92347956185eb57af94737>>
 * @relayHash 0f86655972581a1c0584d30ff123fa0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27830169e9ecae98ec7571902ae59a387e753320fa1b3cd4a198c4027bcb0c52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobsScreenQuery } from './JobsScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27830169e9ecae98ec7571902ae59a387e753320fa1b3cd4a198c4027bcb0c52",
    "metadata": {},
    "name": "JobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
