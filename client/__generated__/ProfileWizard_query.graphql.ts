/**
 * @generated SignedSource<<af3362a1830824032657ee57894178dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileWizard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useProfileChoices_query">;
  readonly " $fragmentType": "ProfileWizard_query";
};
export type ProfileWizard_query$key = {
  readonly " $data"?: ProfileWizard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileWizard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileWizard_query",
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

(node as any).hash = "759310270c74e0a6dfc2b574ddffdb2d";

export default node;
