/**
 * @generated SignedSource<<0d17d419f2d868b15a3d364469ccddda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Next_viewer$data = {
  readonly nextTrialShift: {
    readonly chat: {
      readonly counterpart: {
        readonly company: string | null | undefined;
        readonly name: string;
      } | null | undefined;
      readonly databaseId: number;
    };
    readonly endsAt: string;
    readonly startsAt: string;
    readonly timeZone: string;
  } | null | undefined;
  readonly " $fragmentType": "Next_viewer";
};
export type Next_viewer$key = {
  readonly " $data"?: Next_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Next_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Next_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrialShift",
      "kind": "LinkedField",
      "name": "nextTrialShift",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Chat",
          "kind": "LinkedField",
          "name": "chat",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ChatMember",
              "kind": "LinkedField",
              "name": "counterpart",
              "plural": false,
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
                  "args": null,
                  "kind": "ScalarField",
                  "name": "company",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "53688ba0174ea9e77001434c781d8e95";

export default node;
