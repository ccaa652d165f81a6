/**
 * @generated SignedSource<<ec9292cdfcf83aa1278707ef2d383a38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type PriceFrom_jobSeeker$data = {
  readonly subscriptionOptions: ReadonlyArray<{
    readonly currency: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }> | null | undefined;
  readonly " $fragmentType": "PriceFrom_jobSeeker";
};
export type PriceFrom_jobSeeker$key = {
  readonly " $data"?: PriceFrom_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceFrom_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceFrom_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "subscriptionOptions",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "9bb59663ecb52f00d0496b7aeef10d33";

export default node;
