/**
 * @generated SignedSource<<1804384ee86baa188602915735b7b7e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RateDialog_jobSeeker$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly viewerRating: {
    readonly stars: number;
    readonly text: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RateDialog_jobSeeker";
};
export type RateDialog_jobSeeker$key = {
  readonly " $data"?: RateDialog_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateDialog_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RateDialog_jobSeeker",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rating",
      "kind": "LinkedField",
      "name": "viewerRating",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "a84487b3702d8dca9f31dc0da287291f";

export default node;
