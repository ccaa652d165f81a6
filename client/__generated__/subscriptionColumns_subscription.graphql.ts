/**
 * @generated SignedSource<<fd50cf7802898c10fc0b112cb1447a99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
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
  readonly isPass: boolean;
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

(node as any).hash = "5d653599cf331b109acc6a427b0e8ca5";

export default node;
