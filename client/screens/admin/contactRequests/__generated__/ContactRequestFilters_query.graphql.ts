/**
 * @generated SignedSource<<68cf76824e0d404ebd4b502f5bdb341c>>
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
  readonly contactRequestStatuses: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly name: string;
      };
    }>;
  };
  readonly jobs: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFilters_query">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "candidateId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "employerId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasCandidate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasEmployer"
    }
  ],
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ContactRequestStatusConnection",
      "kind": "LinkedField",
      "name": "contactRequestStatuses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactRequestStatusEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ContactRequestStatus",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contactRequestStatuses(first:100)"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "candidateId",
          "variableName": "candidateId"
        },
        {
          "kind": "Variable",
          "name": "employerId",
          "variableName": "employerId"
        },
        {
          "kind": "Variable",
          "name": "hasCandidate",
          "variableName": "hasCandidate"
        },
        {
          "kind": "Variable",
          "name": "hasEmployer",
          "variableName": "hasEmployer"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PersonFilters_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a1ad9ff7092eb9ed910ff162bfd6f23d";

export default node;
