/**
 * @generated SignedSource<<6541f00460ec18cd9eef88a5927d1819>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Company_page$data = {
  readonly about: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly databaseId: number;
  readonly logoUri: string | null | undefined;
  readonly " $fragmentType": "Company_page";
};
export type Company_page$key = {
  readonly " $data"?: Company_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"Company_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Company_page",
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
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

(node as any).hash = "339b0388c0cc6e6b46eeb9b079a49985";

export default node;
