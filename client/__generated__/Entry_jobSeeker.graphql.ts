/**
 * @generated SignedSource<<1b39601f3d7cf265ed27bb5b8d17c91b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entry_jobSeeker$data = {
  readonly name: string;
  readonly viewerChat: {
    readonly databaseId: number;
    readonly unread: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_jobSeeker" | "useContact_jobSeeker">;
  readonly " $fragmentType": "Entry_jobSeeker";
};
export type Entry_jobSeeker$key = {
  readonly " $data"?: Entry_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_jobSeeker",
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
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "viewerChat",
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
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonRow_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "5da4944cc044451fe5eed8ded3fe847f";

export default node;
