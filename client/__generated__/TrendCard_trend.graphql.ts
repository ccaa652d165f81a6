/**
 * @generated SignedSource<<04bcc0274eaaeee72f77ca7f9e423c6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketplaceEvent = "CONTACT_REQUEST" | "EMPLOYER" | "JOB_SEEKER" | "MESSAGE";
import type { FragmentRefs } from "relay-runtime";
export type TrendCard_trend$data = {
  readonly days: ReadonlyArray<{
    readonly count: number;
    readonly day: string;
  }>;
  readonly event: MarketplaceEvent;
  readonly previousTotal: number;
  readonly total: number;
  readonly " $fragmentType": "TrendCard_trend";
};
export type TrendCard_trend$key = {
  readonly " $data"?: TrendCard_trend$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrendCard_trend">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrendCard_trend",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrendDay",
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Trend",
  "abstractKey": null
};

(node as any).hash = "046651cded008e4dc155b11c1ffb888a";

export default node;
