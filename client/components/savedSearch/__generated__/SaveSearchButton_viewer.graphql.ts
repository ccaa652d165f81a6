/**
 * @generated SignedSource<<2d3315fa1709007387c75389b3faf884>>
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e64e70dd0b7c188678cd26878bb2bc73";

export default node;
