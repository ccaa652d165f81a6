/**
 * @generated SignedSource<<a3bd7cac34d78fc5215d342d752c3ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEditor_jobSeeker$data = {
  readonly databaseId: number;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileValues_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "ef4ca0cd7b421669c441a129ecb8e2a9";

export default node;
