/**
 * @generated SignedSource<<5bdf4b6f279ea52025ae6aac98876085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_viewer$data = {
  readonly nextTrialShift: {
    readonly chat: {
      readonly counterpart: {
        readonly name: string;
      } | null | undefined;
      readonly databaseId: number;
    };
    readonly endsAt: string;
    readonly startsAt: string;
    readonly timeZone: string;
  } | null | undefined;
  readonly " $fragmentType": "NextStep_viewer";
};
export type NextStep_viewer$key = {
  readonly " $data"?: NextStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_viewer",
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

(node as any).hash = "b73e79b961152ff411b6eafc86b8ebfc";

export default node;
