/**
 * @generated SignedSource<<582966400497912fd3d1d9f6ab8f3d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarCandidate_jobSeeker$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerTile_jobSeeker" | "useContact_jobSeeker">;
  readonly " $fragmentType": "SimilarCandidate_jobSeeker";
};
export type SimilarCandidate_jobSeeker$key = {
  readonly " $data"?: SimilarCandidate_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarCandidate_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarCandidate_jobSeeker",
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
      "name": "JobSeekerTile_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "bc33b2ec1dc654b4b73534981cbc8150";

export default node;
