/**
 * @generated SignedSource<<2d4b0dbcb16adb4832e9804c55483204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShortlist_jobSeeker$data = {
  readonly id: string;
  readonly viewerHasShortlisted: boolean | null | undefined;
  readonly " $fragmentType": "useShortlist_jobSeeker";
};
export type useShortlist_jobSeeker$key = {
  readonly " $data"?: useShortlist_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShortlist_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShortlist_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerHasShortlisted",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "d7ffcb95aa6358a74e93f3731e181d60";

export default node;
