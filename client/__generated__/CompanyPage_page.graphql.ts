/**
 * @generated SignedSource<<49019e1565590d345a18242244c2ce56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Badge = "EMAIL" | "IDENTITY" | "PHONE";
export type ReplyTime = "DAY" | "FEW_DAYS" | "FEW_HOURS" | "HOUR";
import type { FragmentRefs } from "relay-runtime";
export type CompanyPage_page$data = {
  readonly aboutHtml: string | null | undefined;
  readonly badges: ReadonlyArray<Badge>;
  readonly companyName: string | null | undefined;
  readonly employerName: string;
  readonly id: string;
  readonly isPublic: boolean;
  readonly logoUri: string | null | undefined;
  readonly memberSince: string;
  readonly replyTime: ReplyTime | null | undefined;
  readonly summary: string | null | undefined;
  readonly viewerCanReport: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Organization_page">;
  readonly " $fragmentType": "CompanyPage_page";
};
export type CompanyPage_page$key = {
  readonly " $data"?: CompanyPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPage_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyPage_page",
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
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReport",
      "storageKey": null
    },
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
      "name": "aboutHtml",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badges",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Organization_page"
    }
  ],
  "type": "CompanyPage",
  "abstractKey": null
};

(node as any).hash = "f31b85dbdfc24825e251314298b0bded";

export default node;
