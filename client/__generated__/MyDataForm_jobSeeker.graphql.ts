/**
 * @generated SignedSource<<1d42dd4d669381a1441e17d5751d5fc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyDataForm_jobSeeker$data = {
  readonly databaseId: number;
  readonly description: string | null | undefined;
  readonly profileVersion: number | null | undefined;
  readonly whatsApp: string | null | undefined;
  readonly " $fragmentType": "MyDataForm_jobSeeker";
};
export type MyDataForm_jobSeeker$key = {
  readonly " $data"?: MyDataForm_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyDataForm_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyDataForm_jobSeeker",
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
      "name": "whatsApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileVersion",
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "f6e2b5b2b0486ced997a4a3d4033401d";

export default node;
