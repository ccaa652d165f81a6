/**
 * @generated SignedSource<<812f0a2d75d8efaf149960b0d97cad36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnReferences_jobSeeker$data = {
  readonly requestedReferences: ReadonlyArray<{
    readonly canResend: boolean;
    readonly company: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReferenceRow_jobReference">;
  }> | null | undefined;
  readonly " $fragmentType": "OwnReferences_jobSeeker";
};
export type OwnReferences_jobSeeker$key = {
  readonly " $data"?: OwnReferences_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnReferences_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnReferences_jobSeeker",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canResend",
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

(node as any).hash = "cee3182d7b4849c312947f2e9a0779fb";

export default node;
