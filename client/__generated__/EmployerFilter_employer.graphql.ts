/**
 * @generated SignedSource<<6f2c8772ea675f574a3e56251c47864f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmployerFilter_employer$data = {
  readonly company: string | null | undefined;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "EmployerFilter_employer";
};
export type EmployerFilter_employer$key = {
  readonly " $data"?: EmployerFilter_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmployerFilter_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmployerFilter_employer",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "05cddb773ae52e63c36ce8a9dbc22062";

export default node;
