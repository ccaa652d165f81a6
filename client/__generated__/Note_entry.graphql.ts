/**
 * @generated SignedSource<<4a0ceb63c22aa8e0eaecf40c97e99841>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Note_entry$data = {
  readonly jobSeekerId: string;
  readonly note: string;
  readonly " $fragmentType": "Note_entry";
};
export type Note_entry$key = {
  readonly " $data"?: Note_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Note_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Note_entry",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "ShortlistEntry",
  "abstractKey": null
};

(node as any).hash = "11a39f2d9d8c4c0bb87b1a66140f66e5";

export default node;
