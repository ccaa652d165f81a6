/**
 * @generated SignedSource<<dbc03ef0556ab1e5d56775e066d2f570>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useContact_jobSeeker$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactFlow_jobSeeker">;
  readonly " $fragmentType": "useContact_jobSeeker";
};
export type useContact_jobSeeker$key = {
  readonly " $data"?: useContact_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useContact_jobSeeker",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactFlow_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "e7f4b5f2693540578749586414447d86";

export default node;
