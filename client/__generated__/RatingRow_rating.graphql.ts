/**
 * @generated SignedSource<<7427443d7c4514bbfafd8d233a2f5a63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RatingRow_rating$data = {
  readonly companyPage: {
    readonly companyName: string | null | undefined;
    readonly databaseId: number;
  } | null | undefined;
  readonly createdAt: string;
  readonly employerName: string;
  readonly id: string;
  readonly isHidden: boolean;
  readonly reply: string | null | undefined;
  readonly stars: number;
  readonly text: string | null | undefined;
  readonly viewerCanReply: boolean;
  readonly " $fragmentType": "RatingRow_rating";
};
export type RatingRow_rating$key = {
  readonly " $data"?: RatingRow_rating$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingRow_rating">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingRow_rating",
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
      "concreteType": "CompanyPage",
      "kind": "LinkedField",
      "name": "companyPage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReply",
      "storageKey": null
    }
  ],
  "type": "Rating",
  "abstractKey": null
};

(node as any).hash = "417162ff21177e5462c4619ce8fa2927";

export default node;
