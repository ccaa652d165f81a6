/**
 * @generated SignedSource<<1a2459619f8c2735503c2dc2f88c9faa>>
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

(node as any).hash = "4f3a42148dd729c0886e20a9a645901a";

export default node;
