/**
 * @generated SignedSource<<8297fecab4693beadec3dfe8e4a2bfe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOfferFilters_query$data = {
  readonly cities: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly employer?: {
    readonly " $fragmentSpreads": FragmentRefs<"EmployerFilter_employer">;
  } | null | undefined;
  readonly jobs: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "JobOfferFilters_query";
};
export type JobOfferFilters_query$key = {
  readonly " $data"?: JobOfferFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOfferFilters_query">;
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
      "name": "employerId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasEmployer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOfferFilters_query",
  "selections": [
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
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "8a095f54ef511a849801edef22dae2c2";

export default node;
