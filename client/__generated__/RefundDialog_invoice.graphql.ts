/**
 * @generated SignedSource<<2fff1e7e034db97cafe24f0fb1942d72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_invoice$data = {
  readonly currency: string;
  readonly id: string;
  readonly number: string | null | undefined;
  readonly paidAmount: number;
  readonly paidPrice: number;
  readonly " $fragmentType": "RefundDialog_invoice";
};
export type RefundDialog_invoice$key = {
  readonly " $data"?: RefundDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidPrice",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "23d70060682e6f7ab3e916dd6b2c3437";

export default node;
