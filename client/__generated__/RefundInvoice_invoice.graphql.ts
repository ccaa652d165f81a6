/**
 * @generated SignedSource<<658e54f18d8f3c2384aca551e6d5a001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundInvoice_invoice$data = {
  readonly currency: string;
  readonly id: string;
  readonly number: string | null | undefined;
  readonly price: number;
  readonly viewerCanRefund: boolean;
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRefund",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "b2b809dfd52f60b3b9fdc63262809dfe";

export default node;
