/**
 * @generated SignedSource<<821981768fc3fea42a4f3ebb5c650f44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCard_subscription$data = {
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

(node as any).hash = "2a118c49316303f1825177f8aa8f8a00";

export default node;
