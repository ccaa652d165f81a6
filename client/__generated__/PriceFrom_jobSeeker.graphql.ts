/**
 * @generated SignedSource<<e21379dbd2dc5c076f4dcd991f411685>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
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
      "args": [
        {
          "kind": "Literal",
          "name": "withPass",
          "value": true
        }
      ],
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
      "storageKey": "subscriptionOptions(withPass:true)"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "6f19402522348ee2bd1aadd69009e2e0";

export default node;
