/**
 * @generated SignedSource<<a52b6634f1634b224574106defce6414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCell_jobSeeker$data = {
  readonly name: string;
  readonly viewerChat: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useContact_jobSeeker">;
  readonly " $fragmentType": "ContactCell_jobSeeker";
};
export type ContactCell_jobSeeker$key = {
  readonly " $data"?: ContactCell_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCell_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCell_jobSeeker",
  "selections": [
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
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "viewerChat",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "e13ebd0600b28e3e7d07242f97a3a139";

export default node;
