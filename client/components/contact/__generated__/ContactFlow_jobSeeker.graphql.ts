/**
 * @generated SignedSource<<10bfcd159210b37fbba32c79eca32df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactFlow_jobSeeker$data = {
  readonly city: {
    readonly databaseId: number;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "ContactFlow_jobSeeker";
};
export type ContactFlow_jobSeeker$key = {
  readonly " $data"?: ContactFlow_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFlow_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactFlow_jobSeeker",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
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
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "44285a0a25f02dcd76697c8d60f8aa5b";

export default node;
