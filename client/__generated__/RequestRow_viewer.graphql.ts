/**
 * @generated SignedSource<<47b9b1c2f51500ce7005db191a07f5c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "RequestRow_viewer";
};
export type RequestRow_viewer$key = {
  readonly " $data"?: RequestRow_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRow_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5c1e2f1f231ba7c292f92b56574f7e7e";

export default node;
