/**
 * @generated SignedSource<<3fee77a2152680d08d573abe69361fdb>>
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
  readonly viewerCanConfirmRenewal: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirmRenewal",
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

(node as any).hash = "3aedc1c754bbd62a2202b3d34543e4f2";

export default node;
