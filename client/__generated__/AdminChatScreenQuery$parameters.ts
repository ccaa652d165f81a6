/**
 * @generated SignedSource<<d634effe62e3a4c4319f370d43ad368b>>
 * @relayHash f10e89d5d8a1b6bc31a2b709c75d1b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7957d98521c197fff9bf53f9b34122718db19bb46a1d841a9979a4a222665e2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminChatScreenQuery } from './AdminChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7957d98521c197fff9bf53f9b34122718db19bb46a1d841a9979a4a222665e2f",
    "metadata": {},
    "name": "AdminChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
