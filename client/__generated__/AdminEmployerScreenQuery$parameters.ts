/**
 * @generated SignedSource<<1dc45d8a6bf1c0fc42ccf1b5f63d259a>>
 * @relayHash 3486cd13d8f1054b8ee094a6fd852d94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9127c8c55dc250bf9729b4f7639f23257255abc06a58a43461f4a5af661288b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEmployerScreenQuery } from './AdminEmployerScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminEmployerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9127c8c55dc250bf9729b4f7639f23257255abc06a58a43461f4a5af661288b8",
    "metadata": {},
    "name": "AdminEmployerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
