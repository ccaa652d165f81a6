/**
 * @generated SignedSource<<6f94d484edd0659e2f2505ec44325390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type CancelSubscription_subscription$data = {
  readonly accessEndsAt: string;
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly " $fragmentType": "CancelSubscription_subscription";
};
export type CancelSubscription_subscription$key = {
  readonly " $data"?: CancelSubscription_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelSubscription_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelSubscription_subscription",
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
      "name": "accessEndsAt",
      "storageKey": null
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "143f5da172858fb8747d007be65ecd42";

export default node;
