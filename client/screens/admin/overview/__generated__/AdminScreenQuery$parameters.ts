/**
 * @generated SignedSource<<c5c7744f94895c85afade59dbb19c01c>>
 * @relayHash c7043276f4296f0315894ec6ff0421e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a288a62104d9e12e38093ed2500acbb8fef8aa509c0742637198b6d43a19c6a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a288a62104d9e12e38093ed2500acbb8fef8aa509c0742637198b6d43a19c6a2",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
