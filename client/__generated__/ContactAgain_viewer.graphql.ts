/**
 * @generated SignedSource<<8754f46f957e1bb5a34062f18a89c280>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactAgain_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useContact_viewer">;
  readonly " $fragmentType": "ContactAgain_viewer";
};
export type ContactAgain_viewer$key = {
  readonly " $data"?: ContactAgain_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactAgain_viewer",
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

(node as any).hash = "a0ed3ab03aa496a7a41910b5a85d907f";

export default node;
