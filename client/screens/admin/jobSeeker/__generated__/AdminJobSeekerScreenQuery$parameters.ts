/**
 * @generated SignedSource<<acda45f327202abbb142b32ae53c1534>>
 * @relayHash 09d1cd22798b19b9c2ec76ddd4f3896a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40896373aac64bcf3c7cc894d2e3ae6cc96a1f0d65b174463110d13468b00bee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40896373aac64bcf3c7cc894d2e3ae6cc96a1f0d65b174463110d13468b00bee",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
