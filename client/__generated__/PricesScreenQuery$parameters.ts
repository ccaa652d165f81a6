/**
 * @generated SignedSource<<fecf0ec93cb960bd08ba3e32a698818f>>
 * @relayHash 5cd50511e49c5fb1f6565d1e2c013040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ee3aa5ba656c4c4a83db43641c0cc639435a488ce3d245bc94003d030ff031

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesScreenQuery } from './PricesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PricesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7ee3aa5ba656c4c4a83db43641c0cc639435a488ce3d245bc94003d030ff031",
    "metadata": {},
    "name": "PricesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
