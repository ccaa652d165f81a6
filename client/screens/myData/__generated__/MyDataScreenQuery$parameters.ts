/**
 * @generated SignedSource<<49020c199b67daa20d59524c1ea16e93>>
 * @relayHash 15a577b6a47472d80f45ff679c2c37ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a249116fda9f9ea2f484b6b9926dbbcddd6333d27033755e85e3ba35b0bc637

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyDataScreenQuery } from './MyDataScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyDataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a249116fda9f9ea2f484b6b9926dbbcddd6333d27033755e85e3ba35b0bc637",
    "metadata": {},
    "name": "MyDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
