/**
 * @generated SignedSource<<47ecc836ac9a04922dc864ae9a90ff80>>
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
  readonly employer?: {
    readonly " $fragmentSpreads": FragmentRefs<"EmployerFilter_employer">;
  } | null | undefined;
  readonly jobSeeker?: {
    readonly " $fragmentSpreads": FragmentRefs<"JobSeekerFilter_jobSeeker">;
  } | null | undefined;
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
      "condition": "hasEmployer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "employerId"
            }
          ],
          "concreteType": "Employer",
          "kind": "LinkedField",
          "name": "employer",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EmployerFilter_employer"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasCandidate",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "candidateId"
            }
          ],
          "concreteType": "JobSeeker",
          "kind": "LinkedField",
          "name": "jobSeeker",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobSeekerFilter_jobSeeker"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8208271bd44db2062f9a7eb2c23511c9";

export default node;
