/**
 * @generated SignedSource<<ccbc692d7abaea89728432843138de57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type useApplication_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentType": "useApplication_viewer";
};
export type useApplication_viewer$key = {
  readonly " $data"?: useApplication_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApplication_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApplication_viewer",
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

(node as any).hash = "b1f766bd5b630f3cd9a8aa156768434d";

export default node;
