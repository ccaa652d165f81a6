/**
 * @generated SignedSource<<7fca368fa08f1364745aff65581f897b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCell_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "ContactCell_viewer";
};
export type ContactCell_viewer$key = {
  readonly " $data"?: ContactCell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCell_viewer",
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

(node as any).hash = "0f7c628fea4c71805b229606bc411499";

export default node;
