/**
 * @generated SignedSource<<2e5a91346ea069cc4a012eca0f93d39b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offer_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useApplication_viewer">;
  readonly " $fragmentType": "Offer_viewer";
};
export type Offer_viewer$key = {
  readonly " $data"?: Offer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Offer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Offer_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useApplication_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "94b6d596491bda5dff15c1e881ca011a";

export default node;
