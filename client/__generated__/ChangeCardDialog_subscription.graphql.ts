/**
 * @generated SignedSource<<3e860d1cecd253e2f2691720e0a7223a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCardDialog_subscription$data = {
  readonly currency: string;
  readonly id: string;
  readonly price: number;
  readonly status: SubscriptionStatus;
  readonly " $fragmentType": "ChangeCardDialog_subscription";
};
export type ChangeCardDialog_subscription$key = {
  readonly " $data"?: ChangeCardDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCardDialog_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeCardDialog_subscription",
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
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "15fa9f3af7b55592b82d25a255481152";

export default node;
