/**
 * @generated SignedSource<<a3a91bed2eb84f9541ad82cbf32ba592>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileWizard_jobSeeker$data = {
  readonly databaseId: number;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileValues_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "c8e07ed80d06b34c14c8ef4053f6d782";

export default node;
