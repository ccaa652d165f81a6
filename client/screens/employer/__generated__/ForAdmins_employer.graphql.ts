/**
 * @generated SignedSource<<77798dbec2abd7f1c70498c0bcecb6f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForAdmins_employer$data = {
  readonly contactRequestCount: number | null | undefined;
  readonly databaseId: number;
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly isGuest: boolean;
  readonly isPremium: boolean | null | undefined;
  readonly name: string;
  readonly viewerCanEmail: boolean;
  readonly " $fragmentType": "ForAdmins_employer";
};
export type ForAdmins_employer$key = {
  readonly " $data"?: ForAdmins_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForAdmins_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForAdmins_employer",
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
      "kind": "ScalarField",
      "name": "contactRequestCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGuest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEmail",
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "5700d4c94ef3aacbb698bd79e942f6b7";

export default node;
