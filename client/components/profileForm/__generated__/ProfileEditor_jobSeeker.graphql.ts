/**
 * @generated SignedSource<<233bc3b85818d2d47a36feb6bc6ebe92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEditor_jobSeeker$data = {
  readonly databaseId: number;
  readonly profileVersion: number | null | undefined;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileValues_jobSeeker">;
  readonly " $fragmentType": "ProfileEditor_jobSeeker";
};
export type ProfileEditor_jobSeeker$key = {
  readonly " $data"?: ProfileEditor_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEditor_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileEditor_jobSeeker",
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
      "name": "videoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileVersion",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileValues_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "22985a8fd3486c687f46df5e38cbe981";

export default node;
