/**
 * @generated SignedSource<<1abec2ee21b24a7e7256b6b223df9871>>
 * @relayHash 3ce059a857b95d2dfa5818c41342020f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8eb808b1b77198b79133676bfb77e5008a0e8f801ef91763cd14488284787c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8eb808b1b77198b79133676bfb77e5008a0e8f801ef91763cd14488284787c7",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
