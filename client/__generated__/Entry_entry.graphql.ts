/**
 * @generated SignedSource<<ad320590f051b4913490b378355bd539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entry_entry$data = {
  readonly jobSeeker: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"Entry_jobSeeker">;
  } | null | undefined;
  readonly note: string;
  readonly " $fragmentSpreads": FragmentRefs<"Note_entry">;
  readonly " $fragmentType": "Entry_entry";
};
export type Entry_entry$key = {
  readonly " $data"?: Entry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Note_entry"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobSeeker",
      "kind": "LinkedField",
      "name": "jobSeeker",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Entry_jobSeeker"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShortlistEntry",
  "abstractKey": null
};

(node as any).hash = "085b3e5e4413e2661517dbb92c562196";

export default node;
