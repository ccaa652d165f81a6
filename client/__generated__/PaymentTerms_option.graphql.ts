/**
 * @generated SignedSource<<bddfc1e83c83759bcd88a7e3a88cd5b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type PaymentTerms_option$data = {
  readonly currency: string;
  readonly price: number;
  readonly recurringMode: RecurringMode;
  readonly renewsAt: string;
  readonly " $fragmentType": "PaymentTerms_option";
};
export type PaymentTerms_option$key = {
  readonly " $data"?: PaymentTerms_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentTerms_option">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentTerms_option",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewsAt",
      "storageKey": null
    }
  ],
  "type": "PricingOption",
  "abstractKey": null
};

(node as any).hash = "83d1c81366d11ac74df84d075b575ff5";

export default node;
