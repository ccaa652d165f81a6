/**
 * @generated SignedSource<<63e4e71a8460b812041f49421186e96e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionTable_subscription$data = {
  readonly createdAt: string;
  readonly employer: {
    readonly company: string | null | undefined;
    readonly databaseId: number;
    readonly isPremium: boolean | null | undefined;
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"subscriptionColumns_subscription">;
  readonly " $fragmentType": "SubscriptionTable_subscription";
};
export type SubscriptionTable_subscription$key = {
  readonly " $data"?: SubscriptionTable_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionTable_subscription">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SubscriptionTable_subscription"
};

(node as any).hash = "98e2fec0a244d7f7c6051572a1429540";

export default node;
