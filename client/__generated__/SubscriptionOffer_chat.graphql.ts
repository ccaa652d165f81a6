/**
 * @generated SignedSource<<d6a93ff39d51e75507c4772ae6ea8b15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionOffer_chat$data = {
  readonly subscriptionOptions: ReadonlyArray<{
    readonly currency: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }> | null | undefined;
  readonly " $fragmentType": "SubscriptionOffer_chat";
};
export type SubscriptionOffer_chat$key = {
  readonly " $data"?: SubscriptionOffer_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionOffer_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionOffer_chat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "subscriptionOptions",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "99aca9b3e8a6a7d53e5d61087b227e8d";

export default node;
