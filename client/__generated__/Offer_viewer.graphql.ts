/**
 * @generated SignedSource<<1825931537578a60d35cb873ce507d77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Offer_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SaveOffer_viewer" | "useApplication_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOffer_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "03c96d2303939f47593ec484af8f4dee";

export default node;
