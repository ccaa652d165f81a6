/**
 * @generated SignedSource<<b9635cb601456f31e6d580dc51507bd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevenueCard_revenue$data = {
  readonly currency: string;
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly monthlyPrice: number;
    readonly subscriptions: number;
  }>;
  readonly " $fragmentType": "RevenueCard_revenue";
};
export type RevenueCard_revenue$key = {
  readonly " $data"?: RevenueCard_revenue$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevenueCard_revenue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevenueCard_revenue",
  "selections": [
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
      "concreteType": "RevenueDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscriptions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RevenueTrend",
  "abstractKey": null
};

(node as any).hash = "8507653d5ce656fa700dca1498534726";

export default node;
