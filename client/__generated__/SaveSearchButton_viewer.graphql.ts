/**
 * @generated SignedSource<<ce498e4f6f3ed76720b512193b2c71f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type SaveSearchButton_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentSpreads": FragmentRefs<"SaveSearch_viewer">;
  readonly " $fragmentType": "SaveSearchButton_viewer";
};
export type SaveSearchButton_viewer$key = {
  readonly " $data"?: SaveSearchButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveSearchButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveSearchButton_viewer",
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
      "name": "SaveSearch_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8efaffbb2c4bc0b3c6838b49cf6f9aeb";

export default node;
