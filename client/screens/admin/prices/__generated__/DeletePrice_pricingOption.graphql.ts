/**
 * @generated SignedSource<<50db7264a67da4559e574305dae2b532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type DeletePrice_pricingOption$data = {
  readonly currency: string;
  readonly id: string;
  readonly price: number;
  readonly recurringMode: RecurringMode;
  readonly " $fragmentType": "DeletePrice_pricingOption";
};
export type DeletePrice_pricingOption$key = {
  readonly " $data"?: DeletePrice_pricingOption$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePrice_pricingOption">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletePrice_pricingOption",
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
      "name": "recurringMode",
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
    }
  ],
  "type": "PricingOption",
  "abstractKey": null
};

(node as any).hash = "0a80f2715ae4b6bb0b8c78bbedec356f";

export default node;
