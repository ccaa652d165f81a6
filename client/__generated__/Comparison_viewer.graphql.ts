/**
 * @generated SignedSource<<d3ed4d53539af08bb867a0d6b99d0079>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comparison_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactCell_viewer">;
  readonly " $fragmentType": "Comparison_viewer";
};
export type Comparison_viewer$key = {
  readonly " $data"?: Comparison_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comparison_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comparison_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactCell_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d5df94bdbd0e87a47bb5b48c6dc24d4";

export default node;
