/**
 * @generated SignedSource<<aaec1746e2f8a5957d5eb1b94898f6b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCountView_jobSeeker$data = {
  readonly id: string;
  readonly " $fragmentType": "useCountView_jobSeeker";
};
export type useCountView_jobSeeker$key = {
  readonly " $data"?: useCountView_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCountView_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCountView_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "566e260d4faf9148f305c41e032e704e";

export default node;
