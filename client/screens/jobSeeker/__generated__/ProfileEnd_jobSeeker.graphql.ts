/**
 * @generated SignedSource<<87db0dbfd808693155a432b0a0d94bbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEnd_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerReferences_jobSeeker" | "ProfileSafety_jobSeeker">;
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
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "78ffa26bda579e6df76ba168704ebbc0";

export default node;
