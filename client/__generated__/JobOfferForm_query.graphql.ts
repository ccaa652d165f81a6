/**
 * @generated SignedSource<<62056ea62f76e945d4120b005800da65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOfferForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOfferChoices_query">;
  readonly " $fragmentType": "JobOfferForm_query";
};
export type JobOfferForm_query$key = {
  readonly " $data"?: JobOfferForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOfferForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOfferForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOfferChoices_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "accb3d4aa5a6fbb31fe88bb382889a44";

export default node;
