/**
 * @generated SignedSource<<25e3f3f0443342f3353778ca87949571>>
 * @relayHash 70c1d04448b8612066d50b83b6f6c678
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 221e4809cbc1bc25abf971e980ff9c1a1eea1026d05bedb3972bdfaf41d13527

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyDataScreenQuery } from './MyDataScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyDataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "221e4809cbc1bc25abf971e980ff9c1a1eea1026d05bedb3972bdfaf41d13527",
    "metadata": {},
    "name": "MyDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
