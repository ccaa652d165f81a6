/**
 * @generated SignedSource<<75b089431304ca1c9d15ad4c3678081e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEnd_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerRatings_jobSeeker" | "JobSeekerReferences_jobSeeker" | "ProfileSafety_jobSeeker" | "SimilarJobSeekers_jobSeeker">;
  readonly " $fragmentType": "ProfileEnd_jobSeeker";
};
export type ProfileEnd_jobSeeker$key = {
  readonly " $data"?: ProfileEnd_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEnd_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileEnd_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobSeekerRatings_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobSeekerReferences_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSafety_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SimilarJobSeekers_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "c7e9d8d76c5677eb9301ad9ca39f5bf1";

export default node;
