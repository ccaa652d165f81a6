/**
 * @generated SignedSource<<b68c5c0e892d4ed99d353e9d8c3b189d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
export type SubscriptionStatus = "ACTIVE" | "CANCELED" | "INCOMPLETE" | "PAST_DUE";
import type { FragmentRefs } from "relay-runtime";
export type subscriptionColumns_subscription$data = {
  readonly accessEndsAt: string;
  readonly cancelAtPeriodEnd: boolean;
  readonly cardBrand: string | null | undefined;
  readonly cardLast4: string | null | undefined;
  readonly currency: string;
  readonly currentPeriodEnd: string;
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly price: number;
  readonly recurringMode: RecurringMode;
  readonly status: SubscriptionStatus;
  readonly " $fragmentType": "subscriptionColumns_subscription";
};
export type subscriptionColumns_subscription$key = {
  readonly " $data"?: subscriptionColumns_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"subscriptionColumns_subscription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "subscriptionColumns_subscription"
};

(node as any).hash = "559d50925dc3233a2b0dbe1b20984a5b";

export default node;
