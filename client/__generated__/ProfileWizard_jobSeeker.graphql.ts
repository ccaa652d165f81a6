/**
 * @generated SignedSource<<56599f5abba0a88b557f036c53fd1ade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileWizard_jobSeeker$data = {
  readonly databaseId: number;
  readonly profileVersion: number | null | undefined;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileValues_jobSeeker">;
  readonly " $fragmentType": "ProfileWizard_jobSeeker";
};
export type ProfileWizard_jobSeeker$key = {
  readonly " $data"?: ProfileWizard_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileWizard_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileWizard_jobSeeker",
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

(node as any).hash = "bc3c5553abf2fdb47bf775d29c08118d";

export default node;
