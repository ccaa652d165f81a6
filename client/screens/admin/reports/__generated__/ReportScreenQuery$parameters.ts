/**
 * @generated SignedSource<<e1ae9bb6525ff35f2f5c139c22852018>>
 * @relayHash 2adcdc507451bbe3d60c7f1716175efa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2f756f04c7af4825a19c0083566a0cdaca1f7251696f7e4ddae8eef5e73ac1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportScreenQuery } from './ReportScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2f756f04c7af4825a19c0083566a0cdaca1f7251696f7e4ddae8eef5e73ac1d",
    "metadata": {},
    "name": "ReportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
