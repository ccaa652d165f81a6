/**
 * @generated SignedSource<<803231eaa0ec2371532b4a6f9db5df02>>
 * @relayHash 0b2ccd5c93b3f326faa3c93a81e51a1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fa7823c8e690a0bfc29017ea88384452de36ef41026ca71008718ecb5372a6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fa7823c8e690a0bfc29017ea88384452de36ef41026ca71008718ecb5372a6d",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
