/**
 * @generated SignedSource<<8fe1308aeec5277fbdd3e60ef5fec032>>
 * @relayHash 26b482b5c4eefaa6559ecef7d00f2a3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15621b487f9e63e895bfc5594d4b50036adc0ba36fcd9213058ebb8347a87f06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEmployerScreenQuery } from './AdminEmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15621b487f9e63e895bfc5594d4b50036adc0ba36fcd9213058ebb8347a87f06",
    "metadata": {},
    "name": "AdminEmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
