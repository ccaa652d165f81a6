/**
 * @generated SignedSource<<44ae24311ea9cf5ba27c4fe58a9d67f8>>
 * @relayHash a6097fca11f2a6840b918883be33a37d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 345e37fe4d84c7a87adb95603a6f059ea24c7bd7d093d3fb95a44c573a918058

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePlanDialogQuery } from './ChangePlanDialogQuery.graphql';

const node: PreloadableConcreteRequest<ChangePlanDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "345e37fe4d84c7a87adb95603a6f059ea24c7bd7d093d3fb95a44c573a918058",
    "metadata": {},
    "name": "ChangePlanDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
