/**
 * @generated SignedSource<<df927d224a918facf22cba9e06e9024f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShortlistButton_jobSeeker$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerHasShortlisted: boolean | null | undefined;
  readonly " $fragmentType": "ShortlistButton_jobSeeker";
};
export type ShortlistButton_jobSeeker$key = {
  readonly " $data"?: ShortlistButton_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShortlistButton_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShortlistButton_jobSeeker",
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
      "name": "name",
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

(node as any).hash = "836b4ab018243ca9bfb9c172e7709d29";

export default node;
