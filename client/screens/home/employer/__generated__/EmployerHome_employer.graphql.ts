/**
 * @generated SignedSource<<2dfa0cc252dcb9c5b1f0730d5be8f6aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployerHome_employer$data = {
  readonly chats: {
    readonly " $fragmentSpreads": FragmentRefs<"LatestChats_chats">;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_employer" | "OfferActivity_employer" | "Offers_employer" | "OpenRequests_employer" | "Subscription_employer">;
  readonly " $fragmentType": "EmployerHome_employer";
};
export type EmployerHome_employer$key = {
  readonly " $data"?: EmployerHome_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployerHome_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployerHome_employer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "ChatConnection",
      "kind": "LinkedField",
      "name": "chats",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LatestChats_chats"
        }
      ],
      "storageKey": "chats(first:3)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenRequests_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Offers_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferActivity_employer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Subscription_employer"
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "e1ace049d04a8c4641ce2d49541e1a59";

export default node;
