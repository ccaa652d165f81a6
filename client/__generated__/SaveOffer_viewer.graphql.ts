/**
 * @generated SignedSource<<241fca077ef511cfa877a215bc109119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "ADMIN" | "ANONYMOUS" | "EMPLOYER" | "GUEST" | "JOB_SEEKER";
import type { FragmentRefs } from "relay-runtime";
export type SaveOffer_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentType": "SaveOffer_viewer";
};
export type SaveOffer_viewer$key = {
  readonly " $data"?: SaveOffer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOffer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveOffer_viewer",
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

(node as any).hash = "d31739360b834fdaf7e1a2380910548e";

export default node;
