/**
 * @generated SignedSource<<f80b8c5ad6e6883dc836b4ede6c018d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "Profile_viewer";
};
export type Profile_viewer$key = {
  readonly " $data"?: Profile_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Profile_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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

(node as any).hash = "8e7dd1eb824aac65a1482cfaaa5a930d";

export default node;
