/**
 * @generated SignedSource<<0545a708545837af24387ab939387149>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveOffer_jobOffer$data = {
  readonly databaseId: number;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOfferButton_jobOffer">;
  readonly " $fragmentType": "SaveOffer_jobOffer";
};
export type SaveOffer_jobOffer$key = {
  readonly " $data"?: SaveOffer_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOffer_jobOffer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveOffer_jobOffer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOfferButton_jobOffer"
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};

(node as any).hash = "d84251c0b6ab4dc66bf707dfafbdd1d4";

export default node;
