/**
 * @generated SignedSource<<3c4cbdc5348e78169099a2c5670a7185>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type Plans_viewer$data = {
  readonly pricingOptions: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }>;
  readonly " $fragmentType": "Plans_viewer";
};
export type Plans_viewer$key = {
  readonly " $data"?: Plans_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Plans_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Plans_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "pricingOptions",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "11088075e16399fa56e08fcb13893e68";

export default node;
