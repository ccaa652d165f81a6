/**
 * @generated SignedSource<<daafa65d1339fe7e5c6454f707c0b210>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerHome_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Next_viewer">;
  readonly " $fragmentType": "JobSeekerHome_viewer";
};
export type JobSeekerHome_viewer$key = {
  readonly " $data"?: JobSeekerHome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerHome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerHome_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Next_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "25663495ab3e4b0d7b7e7160b65e8722";

export default node;
