/**
 * @generated SignedSource<<e651b33b1d7edef5278874b1be688234>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SimilarCandidate_viewer$data = {
  readonly canContactJobSeekers: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "SimilarCandidate_viewer";
};
export type SimilarCandidate_viewer$key = {
  readonly " $data"?: SimilarCandidate_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimilarCandidate_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimilarCandidate_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canContactJobSeekers",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "29996f5f3bd7e40e38e200ff49192516";

export default node;
