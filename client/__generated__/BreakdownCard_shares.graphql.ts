/**
 * @generated SignedSource<<9654b49dbf8d684bf5f226859c599725>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MarketplaceEvent = "CONTACT_REQUEST" | "EMPLOYER" | "JOB_SEEKER" | "MESSAGE";
import type { FragmentRefs } from "relay-runtime";
export type BreakdownCard_shares$data = ReadonlyArray<{
  readonly name: string | null | undefined;
  readonly totals: ReadonlyArray<{
    readonly event: MarketplaceEvent;
    readonly previousTotal: number;
    readonly total: number;
  }>;
  readonly " $fragmentType": "BreakdownCard_shares";
}>;
export type BreakdownCard_shares$key = ReadonlyArray<{
  readonly " $data"?: BreakdownCard_shares$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownCard_shares">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BreakdownCard_shares",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShareTotal",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Share",
  "abstractKey": null
};

(node as any).hash = "83bda0ae4750d434990b649d17e525d8";

export default node;
