/**
 * @generated SignedSource<<900f57ab6d3772bca49832628736ea68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnavailableEntry_entry$data = {
  readonly createdAt: string;
  readonly jobSeekerId: string;
  readonly " $fragmentSpreads": FragmentRefs<"Note_entry">;
  readonly " $fragmentType": "UnavailableEntry_entry";
};
export type UnavailableEntry_entry$key = {
  readonly " $data"?: UnavailableEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnavailableEntry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnavailableEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobSeekerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Note_entry"
    }
  ],
  "type": "ShortlistEntry",
  "abstractKey": null
};

(node as any).hash = "d61da36736769fc78d033cb498194790";

export default node;
