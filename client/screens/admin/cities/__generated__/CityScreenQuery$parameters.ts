/**
 * @generated SignedSource<<06f59780b451245fe0f1c671ed53bb1d>>
 * @relayHash 7ecc3fc4a5e33c90305768f0b4fced47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6669965c54b846d8dd9bddc3b826511ba30103b38e0408e286662137251e0a79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CityScreenQuery } from './CityScreenQuery.graphql';

const node: PreloadableConcreteRequest<CityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6669965c54b846d8dd9bddc3b826511ba30103b38e0408e286662137251e0a79",
    "metadata": {},
    "name": "CityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
