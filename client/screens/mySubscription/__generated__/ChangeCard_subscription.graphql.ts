/**
 * @generated SignedSource<<63f0798fff58dadebacc6bd27d3d335f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCard_subscription$data = {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCardDialog_subscription">;
  readonly " $fragmentType": "ChangeCard_subscription";
};
export type ChangeCard_subscription$key = {
  readonly " $data"?: ChangeCard_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCard_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeCard_subscription",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeCardDialog_subscription"
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "8b9f6bf6ca76420a31aa2be5f8f23254";

export default node;
