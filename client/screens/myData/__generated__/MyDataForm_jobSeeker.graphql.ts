/**
 * @generated SignedSource<<bc9f11fd20bddd4d4129d0bd23badf6f>>
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
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "f4337317af5af23c630044b985c75c75";

export default node;
