/**
 * @generated SignedSource<<dd9f08ab5dbc9a54536f415f6848328f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEditor_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProfileChoices_query">;
  readonly " $fragmentType": "ProfileEditor_query";
};
export type ProfileEditor_query$key = {
  readonly " $data"?: ProfileEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileEditor_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileChoices_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bb9c4484b5d3de901c73fbf17e01dca5";

export default node;
