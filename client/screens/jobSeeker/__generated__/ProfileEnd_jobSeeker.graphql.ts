/**
 * @generated SignedSource<<a58049d68f155c7809de477ff1c0a2b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEnd_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerReferences_jobSeeker" | "ProfileSafety_jobSeeker" | "SimilarJobSeekers_jobSeeker">;
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

(node as any).hash = "0b74669f236d04488be20b5484232619";

export default node;
