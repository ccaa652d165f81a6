/**
 * @generated SignedSource<<e13b0f9d0040ad2a06049d91c05490bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerReferences_jobSeeker$data = {
  readonly references: ReadonlyArray<{
    readonly beganIn: string;
    readonly company: string;
    readonly confirmedAt: string | null | undefined;
    readonly endedIn: string;
    readonly job: string;
    readonly sentence: string | null | undefined;
  }>;
  readonly " $fragmentType": "JobSeekerReferences_jobSeeker";
};
export type JobSeekerReferences_jobSeeker$key = {
  readonly " $data"?: JobSeekerReferences_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerReferences_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerReferences_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfirmedReference",
      "kind": "LinkedField",
      "name": "references",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "job",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beganIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "4f257995c353883b71048d35b86fd63a";

export default node;
