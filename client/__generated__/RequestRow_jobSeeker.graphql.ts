/**
 * @generated SignedSource<<11dd1650deb566fe54723b180cc3ae2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestRow_jobSeeker$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useContact_jobSeeker">;
  readonly " $fragmentType": "RequestRow_jobSeeker";
};
export type RequestRow_jobSeeker$key = {
  readonly " $data"?: RequestRow_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestRow_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestRow_jobSeeker",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "ceb371c2193f789c622d4104238b38c4";

export default node;
