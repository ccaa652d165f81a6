/**
 * @generated SignedSource<<838cba3ebb1c848e5146b9ddc4c5cf22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferencesOfJobSeeker_jobSeeker$data = {
  readonly requestedReferences: ReadonlyArray<{
    readonly company: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReferenceRow_jobReference">;
  }> | null | undefined;
  readonly " $fragmentType": "ReferencesOfJobSeeker_jobSeeker";
};
export type ReferencesOfJobSeeker_jobSeeker$key = {
  readonly " $data"?: ReferencesOfJobSeeker_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReferencesOfJobSeeker_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReferencesOfJobSeeker_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobReference",
      "kind": "LinkedField",
      "name": "requestedReferences",
      "plural": true,
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
          "name": "company",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReferenceRow_jobReference"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "763d3181b6655df0a560f613aa29e7a3";

export default node;
