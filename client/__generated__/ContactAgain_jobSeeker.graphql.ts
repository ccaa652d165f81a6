/**
 * @generated SignedSource<<8f615a0bb1e6d339baeebfadd8cc8a2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactAgain_jobSeeker$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_jobSeeker">;
  readonly " $fragmentType": "ContactAgain_jobSeeker";
};
export type ContactAgain_jobSeeker$key = {
  readonly " $data"?: ContactAgain_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactAgain_jobSeeker",
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
      "name": "useContact_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "b3a43c28cab732f9346c0ff4c0265a7d";

export default node;
