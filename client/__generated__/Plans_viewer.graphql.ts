/**
 * @generated SignedSource<<4872d9df63df3570a8d37fd0747cdb15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
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
      "args": [
        {
          "kind": "Literal",
          "name": "withPass",
          "value": true
        }
      ],
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
      "storageKey": "pricingOptions(withPass:true)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "55004b8c9a7b61050764f84ee5edddd4";

export default node;
