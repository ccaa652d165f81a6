/**
 * @generated SignedSource<<953eabe8665cbf12442d6d290d19212e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerHome_jobSeeker$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Activity_jobSeeker" | "FittingOffers_jobSeeker" | "LatestChats_jobSeeker" | "ProfileState_jobSeeker" | "Strength_jobSeeker">;
  readonly " $fragmentType": "JobSeekerHome_jobSeeker";
};
export type JobSeekerHome_jobSeeker$key = {
  readonly " $data"?: JobSeekerHome_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerHome_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerHome_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileState_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Strength_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Activity_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestChats_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FittingOffers_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "621af107821e3f48d342443690f57459";

export default node;
