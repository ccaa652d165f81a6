/**
 * @generated SignedSource<<91e983a37e8728ad8b0764977bc4940d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type ProfileEnd_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentType": "ProfileEnd_viewer";
};
export type ProfileEnd_viewer$key = {
  readonly " $data"?: ProfileEnd_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEnd_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileEnd_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d9fb6e3221ace9af0d1549a6cce4424f";

export default node;
