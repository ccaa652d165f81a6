/**
 * @generated SignedSource<<ea214334f642e5cd9be95d9d312fcf2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundInvoice_invoice$data = {
  readonly viewerCanRefund: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_invoice">;
  readonly " $fragmentType": "RefundInvoice_invoice";
};
export type RefundInvoice_invoice$key = {
  readonly " $data"?: RefundInvoice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundInvoice_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundInvoice_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRefund",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "6af361ff4329a00ce7aede129debe6fd";

export default node;
