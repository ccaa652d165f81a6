/**
 * @generated SignedSource<<ba3519073ec3614ec6283276a8e11398>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionNews_subscription$data = {
  readonly accessEndsAt: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly disputedAt: string | null | undefined;
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly isPass: boolean;
  readonly status: SubscriptionStatus;
  readonly viewerCanConfirmRenewal: boolean;
  readonly " $fragmentType": "SubscriptionNews_subscription";
};
export type SubscriptionNews_subscription$key = {
  readonly " $data"?: SubscriptionNews_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionNews_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionNews_subscription",
  "selections": [
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGift",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelAtPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disputedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirmRenewal",
      "storageKey": null
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "30f4ea870a8ad2662d7b863885d4855d";

export default node;
