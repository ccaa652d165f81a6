/**
 * @generated SignedSource<<7fd13fb3bb11705627ceceb0ee2d01dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewChangeKind = "PICTURE" | "TEXT" | "VIDEO";
import type { FragmentRefs } from "relay-runtime";
export type ReviewChanges_review$data = {
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly field: string;
    readonly isBeforeGone: boolean;
    readonly kind: ReviewChangeKind;
  }>;
  readonly isNew: boolean;
  readonly " $fragmentType": "ReviewChanges_review";
};
export type ReviewChanges_review$key = {
  readonly " $data"?: ReviewChanges_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChanges_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewChanges_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBeforeGone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "34ad30079c2f0e1a980435733c88494d";

export default node;
