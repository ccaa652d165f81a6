/**
 * @generated SignedSource<<acfa5e7cbbaef139dbbb5eaa6fbe603b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entry_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "Entry_viewer";
};
export type Entry_viewer$key = {
  readonly " $data"?: Entry_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ea580c951d72d0dc8c4e9f07cd2ed00d";

export default node;
