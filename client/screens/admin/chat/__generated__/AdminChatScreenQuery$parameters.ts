/**
 * @generated SignedSource<<95a23fb881bec924d77dcd3ccdfabba9>>
 * @relayHash 11503d858c7be1ff176487853145cd9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bac18d7ce3168522fdd6c4d4749dade5e90f54fb55f8512f989e610946cab05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bac18d7ce3168522fdd6c4d4749dade5e90f54fb55f8512f989e610946cab05",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
