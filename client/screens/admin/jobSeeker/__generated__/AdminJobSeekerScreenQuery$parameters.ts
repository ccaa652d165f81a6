/**
 * @generated SignedSource<<3c089ea803ca72bcdd0b6c859fc7536a>>
 * @relayHash a550270155b671523150e1db7a5fc608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cacb3650abdd8ad9a20315b451b987aae6c7ff0fafb7b4342ee17769a6dbdbb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminJobSeekerScreenQuery } from './AdminJobSeekerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminJobSeekerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cacb3650abdd8ad9a20315b451b987aae6c7ff0fafb7b4342ee17769a6dbdbb1",
    "metadata": {},
    "name": "AdminJobSeekerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
