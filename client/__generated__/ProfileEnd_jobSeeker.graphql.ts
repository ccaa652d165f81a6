/**
 * @generated SignedSource<<3dd77ffacf9549fe6a119cb31aab8216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEnd_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerRatings_jobSeeker" | "JobSeekerReferences_jobSeeker" | "PriceFrom_jobSeeker" | "ProfileSafety_jobSeeker" | "SimilarJobSeekers_jobSeeker">;
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
      "name": "name",
      "storageKey": null
    },
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
      "name": "PriceFrom_jobSeeker"
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

(node as any).hash = "105e4d8bed4a9d5b28382227e1ee8ae7";

export default node;
