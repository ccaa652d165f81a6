/**
 * @generated SignedSource<<593e1e47c6e391b3dd11eaa9f01f8c45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileSafety_jobSeeker$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly viewerHasBlocked: boolean;
  readonly " $fragmentType": "ProfileSafety_jobSeeker";
};
export type ProfileSafety_jobSeeker$key = {
  readonly " $data"?: ProfileSafety_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSafety_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSafety_jobSeeker",
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
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "viewerHasBlocked",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "989c329d610788a18142d216396fbdb2";

export default node;
