/**
 * @generated SignedSource<<1fca6ad19f49d11c5c762b89f0eab127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileEditor_jobSeeker$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly id: string;
  readonly profileVersion: number | null | undefined;
  readonly videoPosterUri: string | null | undefined;
  readonly videoUri: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileValues_jobSeeker">;
  readonly " $fragmentType": "ProfileEditor_jobSeeker";
};
export type ProfileEditor_jobSeeker$key = {
  readonly " $data"?: ProfileEditor_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileEditor_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileEditor_jobSeeker",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoPosterUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileVersion",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileValues_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "08642d60f81ff3cf071480e1b0cebfb0";

export default node;
