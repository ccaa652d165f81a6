/**
 * @generated SignedSource<<6cd4896a7995f7f78cfcecf99a87f71d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShortlistButton_jobSeeker$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useShortlist_jobSeeker">;
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShortlist_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "087b4b48c30dcb4cef69eac69ffa47a7";

export default node;
