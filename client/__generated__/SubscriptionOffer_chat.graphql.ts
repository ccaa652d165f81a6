/**
 * @generated SignedSource<<4046cdb9ea6f32e6af0ad5840b417781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
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
      "args": [
        {
          "kind": "Literal",
          "name": "withPass",
          "value": true
        }
      ],
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
      "storageKey": "subscriptionOptions(withPass:true)"
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "c6d7941dff60733bdc09b664beec2818";

export default node;
