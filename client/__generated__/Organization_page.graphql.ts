/**
 * @generated SignedSource<<9357013c27d5485e4a1c664b9bb3f857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Organization_page$data = {
  readonly companyName: string | null | undefined;
  readonly employerName: string;
  readonly logoUri: string | null | undefined;
  readonly summary: string | null | undefined;
  readonly " $fragmentType": "Organization_page";
};
export type Organization_page$key = {
  readonly " $data"?: Organization_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"Organization_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Organization_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUri",
      "storageKey": null
    }
  ],
  "type": "CompanyPage",
  "abstractKey": null
};

(node as any).hash = "88826d8f0836993391b18e7a0d4f22d2";

export default node;
