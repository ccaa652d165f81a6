/**
 * @generated SignedSource<<3d0567e3fbfd580e7825e338b5cea76b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRequestState = "ANSWERED" | "PENDING_INTRODUCTION" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type RequestState_request$data = {
  readonly chat: {
    readonly unread: boolean;
  } | null | undefined;
  readonly state: ContactRequestState | null | undefined;
  readonly " $fragmentType": "RequestState_request";
};
export type RequestState_request$key = {
  readonly " $data"?: RequestState_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestState_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "chat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};

(node as any).hash = "f255b095e88c5c0118c38a18f101bc3a";

export default node;
