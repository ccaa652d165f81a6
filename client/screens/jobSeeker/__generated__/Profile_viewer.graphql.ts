/**
 * @generated SignedSource<<1be74afa23c4194ca7a8c68f69c418d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Profile_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEnd_viewer" | "useContact_viewer">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileEnd_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "81760f020b2a52d79773c47f718a2ee1";

export default node;
