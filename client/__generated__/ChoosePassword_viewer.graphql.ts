/**
 * @generated SignedSource<<1a4e62d2fc55488e20eb08bf7136a139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChoosePassword_viewer$data = {
  readonly contactPrefill: {
    readonly email: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ChoosePassword_viewer";
};
export type ChoosePassword_viewer$key = {
  readonly " $data"?: ChoosePassword_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChoosePassword_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChoosePassword_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactPrefill",
      "kind": "LinkedField",
      "name": "contactPrefill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d9462f196cf19dca3b7ffeb3ac3c5b7a";

export default node;
