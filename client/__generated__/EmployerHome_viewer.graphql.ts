/**
 * @generated SignedSource<<b8d9c2145b784e17f7d1aca8444f7904>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployerHome_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_viewer">;
  readonly " $fragmentType": "EmployerHome_viewer";
};
export type EmployerHome_viewer$key = {
  readonly " $data"?: EmployerHome_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployerHome_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployerHome_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "91862673c24e9e0897cc16e9949054b6";

export default node;
