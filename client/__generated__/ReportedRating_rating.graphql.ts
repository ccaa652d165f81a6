/**
 * @generated SignedSource<<d3f57c56d3c15d892d4c4244e420ac41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedRating_rating$data = {
  readonly createdAt: string;
  readonly employerName: string;
  readonly id: string;
  readonly isHidden: boolean;
  readonly reply: string | null | undefined;
  readonly stars: number;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "ReportedRating_rating";
};
export type ReportedRating_rating$key = {
  readonly " $data"?: ReportedRating_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedRating_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedRating_rating",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stars",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reply",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    }
  ],
  "type": "Rating",
  "abstractKey": null
};

(node as any).hash = "0a8615de335cd763d85e7981d4e65f22";

export default node;
