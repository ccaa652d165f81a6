/**
 * @generated SignedSource<<3fc102257dab9753e3b5df686d74e335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentForm = "CHECKOUT" | "ELEMENTS" | "OWN_FORM";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCard_setup$data = {
  readonly form: PaymentForm;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "form",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeCardDialog_setup"
    }
  ],
  "type": "PaymentSetup",
  "abstractKey": null
};

(node as any).hash = "90ca239842f57c2a4483d64bd402cadf";

export default node;
