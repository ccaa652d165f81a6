/**
 * @generated SignedSource<<f8fa9bafce885e3128076baa52251e8c>>
 * @relayHash 64cc1ebee33af6cde1a026a33ab04aab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33cb7155f1b75b4f1d53eb95b94b608213e72bec3df13936d3f547eb5b4e82bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmployerScreenQuery } from './EmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<EmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33cb7155f1b75b4f1d53eb95b94b608213e72bec3df13936d3f547eb5b4e82bc",
    "metadata": {},
    "name": "EmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
