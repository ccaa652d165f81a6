/**
 * @generated SignedSource<<19c7dc7637e0fdc1c0e3ac15a9bab1ee>>
 * @relayHash a66f9ec8d0198ad0a922674c398a3141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce81dd8635d6188a22cc2d000ecb576884bd77ab88b20716caeea99bb5fa6296

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsScreenQuery } from './AccountsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce81dd8635d6188a22cc2d000ecb576884bd77ab88b20716caeea99bb5fa6296",
    "metadata": {},
    "name": "AccountsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
