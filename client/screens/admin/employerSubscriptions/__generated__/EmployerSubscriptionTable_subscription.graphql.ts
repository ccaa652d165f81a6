/**
 * @generated SignedSource<<67a818795115d58aa5de518d122962c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployerSubscriptionTable_subscription$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EndGift_subscription" | "SubscriptionDetails_subscription" | "subscriptionColumns_subscription">;
  readonly " $fragmentType": "EmployerSubscriptionTable_subscription";
};
export type EmployerSubscriptionTable_subscription$key = {
  readonly " $data"?: EmployerSubscriptionTable_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployerSubscriptionTable_subscription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "EmployerSubscriptionTable_subscription"
};

(node as any).hash = "2074552e8f96b29dde510ddf10f0aad6";

export default node;
