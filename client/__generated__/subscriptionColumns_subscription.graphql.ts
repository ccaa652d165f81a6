/**
 * @generated SignedSource<<b54a8b5a5d612a6625c1bacf8068c89b>>
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
  readonly createdAt: string;
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

(node as any).hash = "0aefed2a692a84b36bd11c696cde44d3";

export default node;
