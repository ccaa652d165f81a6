/**
 * @generated SignedSource<<1e673bc0eb76464f758d1760243a3723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Verification_query$data = {
  readonly sendsTextMessages: boolean;
  readonly " $fragmentType": "Verification_query";
};
export type Verification_query$key = {
  readonly " $data"?: Verification_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Verification_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Verification_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsTextMessages",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "da0659a512231d3d44bbc4c8f3991f35";

export default node;
