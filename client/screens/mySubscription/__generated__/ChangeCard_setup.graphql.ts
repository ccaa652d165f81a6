/**
 * @generated SignedSource<<16d4f850350222c80783671534847141>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeCard_setup$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCardDialog_setup">;
  readonly " $fragmentType": "ChangeCard_setup";
};
export type ChangeCard_setup$key = {
  readonly " $data"?: ChangeCard_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCard_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeCard_setup",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeCardDialog_setup"
    }
  ],
  "type": "PaymentSetup",
  "abstractKey": null
};

(node as any).hash = "bca41a2a3b93db702e9bf9692204bfa2";

export default node;
