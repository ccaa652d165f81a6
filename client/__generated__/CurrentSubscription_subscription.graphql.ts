/**
 * @generated SignedSource<<73ff82dc6efb3cfeca84a429cff7c927>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type CurrentSubscription_subscription$data = {
  readonly accessEndsAt: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly cardBrand: string | null | undefined;
  readonly cardExpiryMonth: number | null | undefined;
  readonly cardExpiryYear: number | null | undefined;
  readonly cardLast4: string | null | undefined;
  readonly createdAt: string;
  readonly currency: string;
  readonly currentPeriodEnd: string;
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly isPass: boolean;
  readonly price: number;
  readonly recurringMode: RecurringMode;
  readonly status: SubscriptionStatus;
  readonly viewerCanCancel: boolean;
  readonly viewerCanChangeCard: boolean;
  readonly viewerCanChangePlan: boolean;
  readonly viewerCanConfirmRenewal: boolean;
  readonly viewerCanResume: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CancelSubscription_subscription" | "ChangeCard_subscription" | "ChangePlan_subscription" | "ConfirmRenewal_subscription" | "ResumeSubscription_subscription">;
  readonly " $fragmentType": "CurrentSubscription_subscription";
};
export type CurrentSubscription_subscription$key = {
  readonly " $data"?: CurrentSubscription_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentSubscription_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentSubscription_subscription",
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
      "name": "accessEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardBrand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardLast4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardExpiryMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardExpiryYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanResume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChangeCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanChangePlan",
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
      "name": "ChangePlan_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelSubscription_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResumeSubscription_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeCard_subscription"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmRenewal_subscription"
    }
  ],
  "type": "EmployerSubscription",
  "abstractKey": null
};

(node as any).hash = "44d40761f374c404c413606daae55a4a";

export default node;
