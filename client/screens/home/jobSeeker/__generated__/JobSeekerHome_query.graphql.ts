/**
 * @generated SignedSource<<a197ee3ab1f44daa178b0d1ca494131b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerHome_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LatestChats_query">;
  readonly " $fragmentType": "JobSeekerHome_query";
};
export type JobSeekerHome_query$key = {
  readonly " $data"?: JobSeekerHome_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerHome_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerHome_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestChats_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "28f977f634d16ca18fed432471b7ae8a";

export default node;
