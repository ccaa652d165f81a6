/**
 * @generated SignedSource<<f2f8ef8b1ced9124a43d6bfc27009c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type useContact_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentType": "useContact_viewer";
};
export type useContact_viewer$key = {
  readonly " $data"?: useContact_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useContact_viewer",
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

(node as any).hash = "4c66bad06d3b8d8adbae2629b7f1a182";

export default node;
