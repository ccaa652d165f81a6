/**
 * @generated SignedSource<<47f17386e4642306337013e1e88820bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentMode = "NONE" | "SANDBOX" | "STRIPE";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCardDialog_setup$data = {
  readonly browserBase: string;
  readonly mode: PaymentMode;
  readonly publishableKey: string;
  readonly supportEmail: string;
  readonly " $fragmentType": "ChangeCardDialog_setup";
};
export type ChangeCardDialog_setup$key = {
  readonly " $data"?: ChangeCardDialog_setup$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCardDialog_setup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeCardDialog_setup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishableKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browserBase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "PaymentSetup",
  "abstractKey": null
};

(node as any).hash = "a3eebd17f4a7581c07839ef2e8b56c1a";

export default node;
