/**
 * @generated SignedSource<<f2728c17d90422e8fa7f87613601ec91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatComposer_chat$data = {
  readonly id: string;
  readonly isRead: boolean;
  readonly jobSeeker: {
    readonly city: {
      readonly databaseId: number;
    } | null | undefined;
  } | null | undefined;
  readonly viewerCanMessage: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionOffer_chat">;
  readonly " $fragmentType": "ChatComposer_chat";
};
export type ChatComposer_chat$key = {
  readonly " $data"?: ChatComposer_chat$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatComposer_chat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatComposer_chat",
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
      "name": "viewerCanMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionOffer_chat"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobSeeker",
      "kind": "LinkedField",
      "name": "jobSeeker",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "City",
          "kind": "LinkedField",
          "name": "city",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Chat",
  "abstractKey": null
};

(node as any).hash = "c844fb0a06e818256d356dbf92290411";

export default node;
