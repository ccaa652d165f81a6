/**
 * @generated SignedSource<<c6469c5e358c3b4a1c082615244bd00e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactRequestState = "ANSWERED" | "DECLINED" | "HIRED" | "PENDING_INTRODUCTION" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type RequestState_request$data = {
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
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};

(node as any).hash = "a59986b1ed36db06f0801017d3c01f71";

export default node;
