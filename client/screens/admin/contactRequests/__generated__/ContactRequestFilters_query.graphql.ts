/**
 * @generated SignedSource<<c209d7f44c11ae3fee057cdc1301a1f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactRequestFilters_query$data = {
  readonly cities: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly contactRequestStatuses: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly jobs: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ContactRequestFilters_query";
};
export type ContactRequestFilters_query$key = {
  readonly " $data"?: ContactRequestFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactRequestFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactRequestFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "cities",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactRequestStatus",
      "kind": "LinkedField",
      "name": "contactRequestStatuses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "29f2a13d23c3bd916ad29818718ea7db";

export default node;
