/**
 * @generated SignedSource<<418617e17656038d817e978064882947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedPeople_viewer$data = {
  readonly blockedPeople: ReadonlyArray<{
    readonly createdAt: string;
    readonly name: string;
    readonly userDatabaseId: number;
  }>;
  readonly " $fragmentType": "BlockedPeople_viewer";
};
export type BlockedPeople_viewer$key = {
  readonly " $data"?: BlockedPeople_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedPeople_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedPeople_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockedPerson",
      "kind": "LinkedField",
      "name": "blockedPeople",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userDatabaseId",
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
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "80d6f5f5ff53fd889774fba44c47b619";

export default node;
