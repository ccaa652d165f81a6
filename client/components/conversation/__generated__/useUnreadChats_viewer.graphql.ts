/**
 * @generated SignedSource<<f8bc700db4f64e6c1fad2537a0c70739>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUnreadChats_viewer$data = {
  readonly unreadChatCount: number;
  readonly " $fragmentType": "useUnreadChats_viewer";
};
export type useUnreadChats_viewer$key = {
  readonly " $data"?: useUnreadChats_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnreadChats_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnreadChats_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadChatCount",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "93e604985c604a8bfc2c16266a056315";

export default node;
