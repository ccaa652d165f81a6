/**
 * @generated SignedSource<<f35dc3367404f7731039249208b55555>>
 * @relayHash 13425749c89c33f826ad226fe5523985
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cbd2573a17200ec1ebaff46c8207ba73e34913a998ec55fdf7792849b72b725

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactRequestScreenQuery } from './ContactRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cbd2573a17200ec1ebaff46c8207ba73e34913a998ec55fdf7792849b72b725",
    "metadata": {},
    "name": "ContactRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
