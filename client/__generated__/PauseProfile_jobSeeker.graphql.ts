/**
 * @generated SignedSource<<7a52ede38687f8144273b9c7cfe1f81c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PauseProfile_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly pausedAt: string | null | undefined;
  readonly " $fragmentType": "PauseProfile_jobSeeker";
};
export type PauseProfile_jobSeeker$key = {
  readonly " $data"?: PauseProfile_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"PauseProfile_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PauseProfile_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "95f714e354ca9d36e7723d2de8473326";

export default node;
