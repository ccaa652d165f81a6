/**
 * @generated SignedSource<<552c5ff97cc4b6924a7b33cdd220bbe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionList_attention$data = {
  readonly failedMails: number;
  readonly failedPayments: number;
  readonly offersToReview: number;
  readonly openReports: number;
  readonly profilesToReview: number;
  readonly unansweredRequests: number;
  readonly unreadChats: number;
  readonly " $fragmentType": "AttentionList_attention";
};
export type AttentionList_attention$key = {
  readonly " $data"?: AttentionList_attention$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionList_attention">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionList_attention",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unansweredRequests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadChats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profilesToReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersToReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openReports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedPayments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedMails",
      "storageKey": null
    }
  ],
  "type": "Attention",
  "abstractKey": null
};

(node as any).hash = "c2deb6cceac735d3aec1b304a198ff29";

export default node;
